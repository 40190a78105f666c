// Pictures, put together from the files of the page when they are first asked for, or fetched.
const imagesKept = 48;
const sheetsKept = 10;
const groupsKept = 3;
const images = new Map();
const sheets = new Map();
const groups = new Map();
const unsupported = 'needs a browser with WebCodecs, and a page that is opened as a file or over https';

// Asked for again, it is the last to be forgotten.
function kept(map, key, limit, produce) {
  const value = map.get(key) || produce();
  map.delete(key);
  map.set(key, value);
  if (map.size > limit) map.delete(map.keys().next().value);
  return value;
}

const isLive = !page.pictures;
const isVideo = !isLive && page.pictures.some((each) => each.video !== undefined);

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

const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

// The colours of the frames, as they were encoded.
const videoColors = { primaries: 'bt709', transfer: 'iec61966-2-1', matrix: 'bt709', fullRange: false };

// A promise for each picture of a group: the first frame stands alone, each other one needs those
// before it.
function groupOf(first) {
  const { width, height } = page.pictures[first];
  const numbers = [...page.pictures.keys()].filter((each) => page.pictures[each].video === first);
  const settle = new Map();
  const group = new Map(numbers.map((number) => [number,
    new Promise((resolve, reject) => settle.set(number, { resolve, reject }))]));
  // Some of the pictures may never be asked for.
  group.forEach((made) => made.catch(() => {}));
  const fail = (reason) => settle.forEach(({ reject }) => reject(reason));
  if (!window.VideoDecoder) {
    fail(new Error(unsupported));
    return group;
  }
  const decoder = new VideoDecoder({
    output: (frame) => settle.get(frame.timestamp).resolve(
      createImageBitmap(frame, 0, 0, width, height).finally(() => frame.close())),
    error: fail,
  });
  decoder.configure({ codec: 'vp09.00.61.08', colorSpace: videoColors });
  try {
    numbers.forEach((number) => decoder.decode(new EncodedVideoChunk({
      type: number === first ? 'key' : 'delta', timestamp: number, data: bytesOf(files[number]) })));
  } catch (reason) {
    // What cannot be decoded spoils what follows, not what came before.
    fail(reason);
  }
  decoder.flush().then(() => { fail(new Error('no such frame')); decoder.close(); }, fail);
  return group;
}

const fromVideo = (first, number) =>
  kept(groups, first, groupsKept, () => groupOf(first)).get(number);

// A picture of the page as something that can be drawn; rejected where its file is damaged.
function picture(number) {
  if (isLive) return image(number);
  const place = page.pictures[number];
  if (!place) return Promise.reject(new Error('no such picture'));
  if (place.video !== undefined) return fromVideo(place.video, number);
  if (place.base === undefined) return image(number);
  return kept(sheets, number, sheetsKept, () => laidOn(place.base, number, place));
}
