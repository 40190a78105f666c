extension ReportScript {
  /// The accepted and denied goldens, and the file that carries these decisions to the package.
  static let decisions = #"""
    const verdicts = new Map();
    let isSaved = true;
    const offers = (group) => group.forms.filter((form) => form.offer);
    const isOpen = (group) => offers(group).length > 0;
    const verdictOf = (group) => verdicts.get(group.id) || '';

    function decisionButtons(group) {
      const button = (verdict, name) => make('button', { type: 'button', class: 'tool',
        'data-verdict': verdict, 'aria-pressed': String(verdictOf(group) === verdict),
        onclick: () => decide(group, verdict) }, name);
      return make('div', { class: 'row', role: 'group', 'aria-label': 'Decision' },
        button('accepted', 'Accept'), button('denied', 'Deny'));
    }

    // Decided the same way again, it is undecided.
    function decide(group, verdict) {
      if (!isOpen(group)) return;
      if (verdictOf(group) === verdict) verdicts.delete(group.id);
      else verdicts.set(group.id, verdict);
      isSaved = false;
      document.querySelectorAll('[data-verdict]').forEach((button) => button.setAttribute(
        'aria-pressed', String(button.dataset.verdict === verdictOf(group))));
      byID('list').querySelector('[aria-current=true] .verdict').textContent = verdictOf(group);
      showDecisions();
    }

    function showDecisions() {
      const open = data.groups.filter(isOpen).length;
      byID('decisions').hidden = !open;
      byID('decided').textContent = `${verdicts.size} of ${open} decided`;
      byID('save').disabled = !verdicts.size;
    }

    const written = (hash) => data.files[hash] || data.images[hash].replace(/^.*,/, '');

    function approvals() {
      const decisions = data.groups.filter((group) => verdicts.has(group.id)).flatMap((group) =>
        offers(group).map(({ path, offer }) => {
          const verdict = verdictOf(group);
          return { path, root: offer.root, goldenHash: offer.goldenHash, hash: offer.hash, verdict,
            bytes: verdict === 'accepted' ? written(offer.hash) : undefined };
        }));
      return JSON.stringify({ schema: 1, decisions }, null, 1);
    }

    byID('save').addEventListener('click', () => {
      const address = URL.createObjectURL(new Blob([approvals()], { type: 'application/json' }));
      make('a', { href: address, download: 'approvals.json' }).click();
      setTimeout(() => URL.revokeObjectURL(address), 1000);
      isSaved = true;
      byID('status').textContent = 'saved approvals.json: transrender snapshot approve --from it';
    });
    // The browser asks whether decisions are to be lost.
    addEventListener('beforeunload', (event) => { if (!isSaved) event.preventDefault(); });

    """#
}
