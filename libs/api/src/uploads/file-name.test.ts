import { describe, expect, it, test } from 'vitest';
import { attachmentHeader } from './attachment-header';
import { safeFileName } from './file-name';

describe('a file name', () => {
  test.each([
    ['กระเป๋าสีดำ.jpg', 'image/jpeg', 'กระเป๋าสีดำ.jpg'],
    ['my bag.JPEG', 'image/jpeg', 'my bag.JPEG'],
    ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\photo.png', 'image/png', 'photo.png'],
    ['photo.html', 'image/jpeg', 'photo.html.jpg'],
    ['bill.exe', 'application/pdf', 'bill.exe.pdf'],
    ['a\r\nset-cookie: b.pdf', 'application/pdf', 'aset-cookie_ b.pdf'],
    ['invoice\u202Efdp.exe', 'image/png', 'invoicefdp.exe.png'],
    ['<img src=x onerror=alert(1)>.png', 'image/png', '_img src=x onerror=alert(1)_.png'],
    ['.htaccess', 'image/png', 'htaccess.png'],
    ['..', 'image/png', 'file.png'],
    ['', 'image/webp', 'file.webp'],
    ['.pdf', 'application/pdf', 'pdf.pdf'],
    ['a\0.png', 'image/png', 'a.png'],
  ] as const)('%j of %s is %j', (given, mediaType, name) => {
    expect(safeFileName(given, mediaType)).toBe(name);
  });

  it('is at most 120 characters long and keeps its extension and its Thai vowels', () => {
    const name = safeFileName(`${'ที่'.repeat(100)}.pdf`, 'application/pdf');
    expect(name.length).toBeLessThanOrEqual(120);
    expect(name).toMatch(/^(ที่)+\.pdf$/);
  });
});

describe('its Content-Disposition', () => {
  test.each([
    ['bag.jpg', 'bag.jpg'],
    ['ถุง (1).pdf', '%E0%B8%96%E0%B8%B8%E0%B8%87%20%281%29.pdf'],
    [`100%'.pdf`, '100%25%27.pdf'],
    ['a"; filename="b.html', 'a%22%3B%20filename%3D%22b.html'],
  ])('%j is %s', (name, encoded) => {
    const header = attachmentHeader(name);
    expect(header).toBe(`attachment; filename="file"; filename*=UTF-8''${encoded}`);
    expect(new Headers({ 'content-disposition': header }).get('content-disposition')).toBe(header);
  });
});
