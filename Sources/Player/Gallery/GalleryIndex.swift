internal import Foundation
internal import Scene

/// The index page of a gallery, with a card for each entry.
package struct GalleryIndex: Sendable {
  /// One entry; links lead to files next to the page.
  package struct Card: Sendable {
    package var name: String
    /// Such as `31 frames · 0.500 s`.
    package var facts: String
    /// The page with the whole film; nil if it cannot be shown.
    package var link: String?
    package var still: String?
    /// Replaces the still picture while the pointer is over it.
    package var film: String?
    /// Why it cannot be shown, or its warnings.
    package var trouble: String?

    package init(name: String, facts: String = "") {
      (self.name, self.facts) = (name, facts)
    }
  }

  package struct Section: Sendable {
    package var title: String
    package var cards: [Card]

    package init(title: String, cards: [Card]) {
      (self.title, self.cards) = (title, cards)
    }
  }

  private let title: String
  private let sections: [Section]

  package init(title: String, sections: [Section]) {
    (self.title, self.sections) = (title, sections.filter { !$0.cards.isEmpty })
  }

  /// The HTML file.
  package var html: [UInt8] {
    let name = Markup.escaped(title)
    let page = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(name)</title>
      <style>
      \(String(decoding: PackageResources.gallery_css, as: UTF8.self))</style>
      </head>
      <body>
      <header>
      <h1>\(name)</h1>
      <label>Search <input type="search" id="search" autocomplete="off" spellcheck="false"></label>
      <p role="status" id="count"></p>
      </header>
      <main>
      \(sections.map(section).joined(separator: "\n"))
      </main>
      <script>
      \(String(decoding: PackageResources.gallery_js, as: UTF8.self))</script>
      </body>
      </html>

      """
    return Array(page.utf8)
  }

  private func section(_ section: Section) -> String {
    let cards = section.cards.map { "<li>\(card($0))</li>" }.joined(separator: "\n")
    return "<section>\n<h2>\(Markup.escaped(section.title))</h2>\n<ul>\n\(cards)\n</ul>\n</section>"
  }

  private func card(_ card: Card) -> String {
    let trouble = card.trouble.map { "<em>\(Markup.escaped($0))</em>" } ?? ""
    let facts = card.facts.isEmpty ? "" : "<small>\(Markup.escaped(card.facts))</small>"
    let inside =
      "<span class=\"picture\">\(picture(card))</span><b>\(Markup.escaped(card.name))</b>"
      + facts + trouble
    guard let link = card.link else { return "<div class=\"card\">\(inside)</div>" }
    return "<a class=\"card\" href=\"\(Markup.escaped(link))\">\(inside)</a>"
  }

  private func picture(_ card: Card) -> String {
    guard let still = card.still else { return "" }
    let film = card.film.map { " data-film=\"\(Markup.escaped($0))\"" } ?? ""
    return "<img src=\"\(Markup.escaped(still))\"\(film) loading=\"lazy\" alt=\"\">"
  }
}

/// Escapes arbitrary text for use between tags or in an attribute.
enum Markup {
  static func escaped(_ text: String) -> String { text.visibleOnOneLine.escapedForMarkup }
}
