import sharp from 'sharp'
import { socialPictureSize } from '../../site/head/social-picture'
import { chart, colours, type Figure } from './chart'
import { setWords, type Words } from './title'

const { width, height } = socialPictureSize

/**
 * Sixteen colours are enough for a picture's few colours and their smoothed edges; dithering would be
 * visible, and make the file larger. The highest compression level takes a third longer and saves a thirtieth
 * of the bytes.
 */
const format = { palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 6 }

/** Draws a social picture: the words on the left, the chart with its figure on the right. @returns a PNG */
export async function drawSocialPicture(words: Words, figure: Figure): Promise<Buffer> {
  const set = await setWords(words)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${colours.night}"/>${chart(figure)}${set}
  </svg>`
  return sharp(Buffer.from(svg)).png(format).toBuffer()
}
