const scale = 3; // pixels for a unit of the picture

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

// The picture as pixels, sharp enough to print; nothing where the browser cannot make it.
export async function pngOf(svg: string): Promise<Blob | undefined> {
  const image = await imageOf(svg).catch(() => undefined);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!image || !context) {
    return undefined;
  }
  canvas.width = image.naturalWidth * scale;
  canvas.height = image.naturalHeight * scale;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob ?? undefined;
}
