import type { Labels } from './labels';

export const labels: Labels = {
  skipLink: 'ข้ามไปยังเนื้อหาหลัก',
  header: { navigation: 'เมนูหลัก', menu: 'เมนู' },
  footer: { navigation: 'ลิงก์ท้ายหน้า' },
  localeSelect: 'ภาษา',
  colourMode: { legend: 'โหมดสี', system: 'ตามอุปกรณ์', light: 'สว่าง', dark: 'มืด' },
  breadcrumbs: 'ตำแหน่งของหน้านี้',
  link: { external: 'ไปยังเว็บไซต์อื่น' },
  button: { busy: 'กำลังดำเนินการ' },
  notice: { info: 'ข้อมูล', success: 'สำเร็จ', warning: 'โปรดทราบ', danger: 'สำคัญ' },
  pagination: {
    navigation: 'เลือกหน้า',
    previous: 'ก่อนหน้า',
    next: 'ถัดไป',
    page: 'หน้า {page}',
    position: 'หน้า {page} จาก {pages}',
  },
  table: { region: 'ตาราง {caption} เลื่อนดูด้านข้างได้', unnamed: 'ตาราง เลื่อนดูด้านข้างได้' },
  line: 'สาย{line}',
  stationCode: 'รหัสสถานี {code}',
};
