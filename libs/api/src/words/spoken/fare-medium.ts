const list = (words: string) => words.split(',');

/** What people type for a fare medium, by its id in our tariff. */
export const spokenFareMedia: Readonly<Record<string, readonly string[]>> = {
  'stored-value': list(
    'บัตรเติมเงิน,บัตรโดยสาร mrt,บัตร mrt,บัตรรถไฟฟ้า mrt,บัตรใบเก่า,บัตรเก่า,mrt card,mrt cards,mrt plus,stored-value,stored value,old card,metro card',
  ),
  'mrt-emv': list('mrt emv'),
  'mangmoom-emv': list('แมงมุม,แมงมุม emv,mangmoom,mangmoom emv'),
  emv: list(
    'emv,บัตรเครดิต,บัตรเดบิต,บัตรธนาคาร,วีซ่า,มาสเตอร์การ์ด,credit card,credit cards,debit card,debit cards,bank card,contactless,visa,mastercard',
  ),
  rabbit: list('แรบบิท,แรบบิต,บัตร bts,rabbit,rabbit card,bts card'),
  token: list('เหรียญ,เหรียญโดยสาร,token,tokens'),
  'qr-ticket': list('คิวอาร์,ตั๋ว qr,qr ticket,qr tickets,qr code'),
};
