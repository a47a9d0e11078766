// Smaller pictures, made by the browser itself.

/** A PNG as WebP of a width, in the best quality with at most so many bytes. */
export async function toWebp(page, png, width, most) {
  const made = await page.evaluate(
    async ({ source, width, most }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = width;
      canvas.height = Math.round((width * image.height) / image.width);
      const paper = canvas.getContext("2d");
      paper.imageSmoothingQuality = "high";
      paper.drawImage(image, 0, 0, canvas.width, canvas.height);
      for (let quality = 0.9; quality > 0.2; quality -= 0.04) {
        const blob = await new Promise((done) => canvas.toBlob(done, "image/webp", quality));
        if (blob.size > most) continue;
        const bytes = new Uint8Array(await blob.arrayBuffer());
        return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
      }
      return null;
    },
    { source: png.toString("base64"), width, most },
  );
  if (made === null) throw new Error(`the picture does not fit into ${most} bytes`);
  return Buffer.from(made, "base64");
}
