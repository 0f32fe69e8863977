import type { Source } from '@raang/domain';

/** The authority's own website. */
export const authoritySource: Source = {
  id: 'mrta',
  kind: 'authority',
  name: {
    th: 'การรถไฟฟ้าขนส่งมวลชนแห่งประเทศไทย (รฟม.)',
    en: 'Mass Rapid Transit Authority of Thailand (MRTA)',
  },
  url: 'https://www.mrta.co.th',
};

/** A newspaper of a year. */
export const pressSource: Source = {
  id: 'bangkokbiznews-2022',
  kind: 'press',
  name: { th: 'กรุงเทพธุรกิจ พ.ศ. 2565', en: 'Krungthep Turakij, 2022' },
  url: 'https://www.bangkokbiznews.com',
};
