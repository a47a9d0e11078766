export const ARGS: string[];
export function installed(): string | undefined;
export function browser(): Promise<string>;
