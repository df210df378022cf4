/**
 * Normalizes text for comparison: removes case, accents, ligatures and typographic characters, so that “coeur” finds
 * “cœur” and “l'IA” finds “l’IA”; uses British spelling, so that “virtualization” finds “virtualisation”.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('iz', 'is')
    .replace(/[’ʼ]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
