/** Texts that call their own item an example, not those that give one. */
const itself = [
  /\bthis (?:\w+ ){1,3}is (?:only )?(?:an example|invented)\b/i,
  /\b(?:was|is|are|were) invented (?:for|to show)\b|\bfictitious\b/i,
  /(?:ประกาศ|กิจกรรม|พื้นที่|แผง|ซุ้ม|รายการ|ข่าว|หน้า)(?:ใน)?(?:หน้า)?นี้เป็น(?:เพียง)?ตัวอย่าง/,
  /^(?:title|summary|source): .*\((?:an )?(?:example|ตัวอย่าง)\)/im,
  /^referenceNumber: "?EX-/m,
  /สมมติขึ้น/,
];

/** Finds where the source of an item says that the item is an example. Returns the text, or undefined. */
export function namesItselfExample(source: string): string | undefined {
  for (const pattern of itself) {
    const found = pattern.exec(source)?.[0];
    if (found !== undefined) return found;
  }
  return undefined;
}
