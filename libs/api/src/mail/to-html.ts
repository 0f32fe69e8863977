import type { Locale } from '@raang/domain';
import type { MailBlock, MailContent, MailFrame } from './mail-content';
import { mailWords } from './mail-words';

/**
 * Styles are inline, since mail programs drop stylesheets. A colour comes with its background, and everything else keeps
 * the colours of the mail program, so that text is readable in its dark mode too.
 */
const styles = {
  // below 1.75 the marks of Thai are cut off
  body: "margin:0;padding:0;font-family:'IBM Plex Sans Thai Looped','Noto Sans Thai',Tahoma,system-ui,sans-serif;font-size:16px;line-height:1.75",
  frame: 'max-width:600px;margin:0 auto;padding:16px;overflow-wrap:anywhere',
  /** The kit's accent in light mode, with its ink: 7.5 : 1. */
  name: 'margin:0 0 16px;padding:8px 16px;border-radius:4px;background-color:#00613d;color:#ffffff;font-weight:600',
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.75;font-weight:600',
  paragraph: 'margin:0 0 16px',
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse',
  label: `width:35%;padding:8px 12px 8px 0;border-bottom:1px solid #7b8e97;text-align:left;vertical-align:top;font-weight:400`,
  value: 'padding:8px 0;border-bottom:1px solid #7b8e97;text-align:left;vertical-align:top;font-weight:600',
  link: 'display:inline-block;padding:8px 20px;border-radius:4px;background-color:#00613d;color:#ffffff;font-weight:600;text-decoration:underline',
  quote: 'margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid #7b8e97',
  footer: 'margin:24px 0 0;padding:16px 0 0;border-top:1px solid #7b8e97;font-size:14px;line-height:1.75',
};

/** Outlook for Windows knows no maximum width, but it knows tables and these comments. */
const outlookStart =
  '<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->';
const outlookEnd = '<!--[if mso]></td></tr></table><![endif]-->';

/** A mail as an HTML document. */
export function toHtml({ subject, blocks }: MailContent, { locale, sender, publicUrl }: MailFrame): string {
  const words = mailWords[locale];
  const nameIn = (language: Locale) =>
    `<span${language === locale ? '' : ` lang="${language}"`}>${toMarkup(sender.name[language])}</span>`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${toMarkup(subject)}</title>
</head>
<body style="${styles.body}">
${outlookStart}
<div role="article" aria-label="${toMarkup(subject)}" lang="${locale}" style="${styles.frame}">
<p style="${styles.name}">${toMarkup(sender.name[locale])}</p>
<h1 style="${styles.heading}">${toMarkup(subject)}</h1>
<p style="${styles.paragraph}">${toMarkup(words.greeting)}</p>
${blocks.map(blockToHtml).join('\n')}
<p style="${styles.paragraph}">${toMarkup(words.closing)}<br>${toMarkup(sender.name[locale])}</p>
<div style="${styles.footer}">
${nameIn('th')}<br>
${nameIn('en')}<br>
${toMarkup(words.call(sender.telephone))}<br>
<a href="${toMarkup(publicUrl)}" target="_blank" rel="noopener">${toMarkup(publicUrl)}</a><br>
${toMarkup(words.automatic)}
</div>
</div>
${outlookEnd}
</body>
</html>
`;
}

function blockToHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="${styles.paragraph}">${toMarkup(block.text)}</p>`;
    case 'quote':
      return `<blockquote style="${styles.quote}">${toMarkup(block.text)}</blockquote>`;
    case 'link':
      return `<p style="${styles.paragraph}"><a href="${toMarkup(block.href)}" target="_blank" rel="noopener" style="${styles.link}">${toMarkup(block.label)}</a></p>`;
    case 'facts':
      return `<table style="${styles.table}">\n${block.facts.map(factToHtml).join('\n')}\n</table>`;
  }
}

const factToHtml = ({ label, value }: { label: string; value: string }) =>
  `<tr><th scope="row" style="${styles.label}">${toMarkup(label)}</th><td style="${styles.value}">${toMarkup(value)}</td></tr>`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\n': '<br>',
};

/** Escapes text for elements and for attributes in double quotes. */
const toMarkup = (text: string) => text.replaceAll(/[&<>"'\n]/g, (character) => entities[character]!);
