import Foundation
import InterfaceBuilder
import Scene

/// A page that shows every scene of a document, and its segues as arrows.
struct StoryboardMap {
  /// A scene as it looks, or why it cannot be shown.
  struct Card {
    let scene: InterfaceScene
    let size: CGSize
    let png: [UInt8]?
    var trouble: String?
    /// Why its picture shows nothing, if that is so.
    var blankness: String?

    /// What stands below the picture.
    var footnotes: [String] {
      let ways = scene.segues.filter { $0.destination == nil }.map(\.caption)
      return ways + (blankness.map { ["blank: \($0)"] } ?? [])
    }
  }

  let name: String
  /// The size of a scene in the space of the scenes' locations.
  let canvas: CGSize
  let cards: [Card]

  /// Self-contained: pictures and styles are embedded.
  var html: String {
    let layout = MapLayout(cards, drawnAt: canvas)
    let arrows = MapArrows(cards, layout)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(name.escapedForMarkup)</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <h1>\(name.escapedForMarkup)</h1>
      <main style="width:\(px(layout.size.width));height:\(px(layout.size.height))">
      \(zip(cards, layout.frames).map(article).joined(separator: "\n"))
      \(arrows.svg(in: layout.size))
      </main>
      </body>
      </html>

      """
  }

  private func article(_ card: Card, _ frame: CGRect) -> String {
    let style = "left:\(px(frame.minX));top:\(px(frame.minY));width:\(px(frame.width))"
    let start = card.scene.isInitial ? "<b title=\"initial controller\">→</b> " : ""
    let lines = card.footnotes.map(\.escapedForMarkup).joined(separator: "<br>")
    let back = lines.isEmpty ? "" : "<footer>\(lines)</footer>"
    let (name, kind) = (card.scene.name.escapedForMarkup, card.scene.className.escapedForMarkup)
    return """
      <article style="\(style)">
      <header>\(start)\(name)<small>\(kind)</small></header>
      \(picture(card))\(back)
      </article>
      """
  }

  private func picture(_ card: Card) -> String {
    let size = MapLayout.picture(card.size)
    guard let png = card.png else {
      let style = "width:\(px(size.width));height:\(px(size.height))"
      return "<p style=\"\(style)\">\((card.trouble ?? "").escapedForMarkup)</p>"
    }
    let data = Data(png).base64EncodedString()
    return "<img alt=\"\(card.scene.name.escapedForMarkup)\" width=\"\(Int(size.width))\""
      + " height=\"\(Int(size.height))\" src=\"data:image/png;base64,\(data)\">"
  }

  private static let style = """
    body{margin:24px;background:#f2f2f7;color:#1c1c1e;font:13px/1.3 system-ui,sans-serif}
    main{position:relative}article{position:absolute}
    header{height:36px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;font-weight:600}
    small{display:block;font-weight:400;color:#6c6c70}b{color:#34a853}
    img,p{display:block;box-sizing:border-box;margin:0;border:1px solid #c7c7cc;background:#fff}
    p{padding:12px;overflow:auto;color:#b3261e}footer{color:#6c6c70}
    svg{position:absolute;left:0;top:0;pointer-events:none;overflow:visible}
    path{fill:none;stroke:#0a60c8;stroke-width:1.5}path.head{fill:#0a60c8;stroke:none}
    text{font-size:11px;text-anchor:middle;fill:#0a4aa0;stroke:#f2f2f7;stroke-width:3px;paint-order:stroke}
    """
}

extension InterfaceSegue {
  /// `show “detail”`.
  var caption: String { identifier.map { "\(kind) “\($0)”" } ?? kind }
}

private func px(_ value: CGFloat) -> String { "\(Int(value.rounded()))px" }
