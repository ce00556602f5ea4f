/** Opens WhatsApp with a message that ends in the page's address. */
export const whatsappLink = (text: string, url: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text}\n\n${url}`)}`;
