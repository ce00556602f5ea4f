import { ComingSoonButton } from '@/components/holyheaven/coming-soon-button';
import { ButtonLink } from '@/components/ui/button';
import { comingSoon } from '@/content/holyheaven/coming-soon';
import { donationPage } from '@/content/holyheaven/forms';
import type { Temple } from '@/content/temples/types';
import { DonationForm } from './donation-form';
import { FormAside } from './form-aside';
import { FormScreen } from './form-screen';

function OtherWays() {
  const { title, text, link } = donationPage.other;
  return (
    <FormAside id="other-ways" title={title}>
      <p className="mt-3 mb-6">{text}</p>
      <ComingSoonButton {...comingSoon.pooja} />
      <ButtonLink href="/holyheaven" variant="quiet" className="mt-2">
        {link}
      </ButtonLink>
    </FormAside>
  );
}

export function DonationScreen({ temple }: { temple: Temple }) {
  const { title, lead, plain } = donationPage;
  return (
    <FormScreen temple={temple} title={title} lead={lead(temple.title)} aside={<OtherWays />}>
      <div className="mb-8 border-l-4 border-turmeric pl-4">
        <p className="font-semibold">{plain.title}</p>
        <p className="mt-1 text-small">{plain.text}</p>
      </div>
      <DonationForm templeId={temple.id} />
    </FormScreen>
  );
}
