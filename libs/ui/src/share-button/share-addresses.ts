/** Share URLs of the networks. Plain links, so that the page loads no third-party script. */
export function shareAddresses(url: string, title: string) {
  const page = encodeURIComponent(url);
  return {
    line: `https://social-plugins.line.me/lineit/share?url=${page}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${page}`,
    x: `https://x.com/intent/post?url=${page}&text=${encodeURIComponent(title)}`,
  };
}
