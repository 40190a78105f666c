// Pictures, put together from the files of the page when they are first asked for, or fetched.
const imagesKept = 48;
const sheetsKept = 10;
const images = new Map();
const sheets = new Map();

// Asked for again, it is the last to be forgotten.
function kept(map, key, limit, produce) {
  const value = map.get(key) || produce();
  map.delete(key);
  map.set(key, value);
  if (map.size > limit) map.delete(map.keys().next().value);
  return value;
}

const isLive = !page.pictures;

async function decoded(number) {
  const image = new Image();
  image.src = isLive ? `${number}.png` : `data:image/webp;base64,${files[number]}`;
  await image.decode();
  return image;
}

const image = (number) => kept(images, number, imagesKept, () => {
  const made = decoded(number);
  // What was not there may come when it is asked for again.
  made.catch(() => { if (images.get(number) === made) images.delete(number); });
  return made;
});

async function laidOn(base, number, place) {
  const [below, part] = await Promise.all([picture(base), image(number)]);
  const sheet = make('canvas', { width: below.width, height: below.height });
  const context = sheet.getContext('2d');
  context.drawImage(below, 0, 0);
  context.clearRect(place.x, place.y, part.width, part.height);
  context.drawImage(part, place.x, place.y);
  return sheet;
}

// A picture of the page as something that can be drawn; rejected where its file is damaged.
function picture(number) {
  if (isLive) return image(number);
  const place = page.pictures[number];
  if (!place) return Promise.reject(new Error('no such picture'));
  if (place.base === undefined) return image(number);
  return kept(sheets, number, sheetsKept, () => laidOn(place.base, number, place));
}
