import Foundation
import Geometry

// Links and other parts of the text that a touch finds.
extension UITextView {
  typealias Run = (attributes: NSAttributedString.Attributes, range: NSRange)

  private var runs: [Run] { ownText.runs(in: NSRange(location: 0, length: ownText.length)) }

  private var links: [Run] { runs.filter { $0.attributes[.link] != nil } }

  var hasLinks: Bool { !links.isEmpty }

  /// [D] The look of links replaces that of the text.
  var textWithLinks: NSAttributedString {
    let links = links
    guard !links.isEmpty else { return ownText }
    let text = NSMutableAttributedString(attributedString: ownText)
    for link in links {
      DistinctRuns.change(link.range, of: text) { $0.merge(linkTextAttributes) { $1 } }
    }
    return text
  }

  /// The link, attachment or tagged part at a point of the text.
  func run(at point: CGPoint) -> Run? {
    runs.first { run in
      let keys: [NSAttributedString.Key] = [.link, .attachment, .textItemTag]
      guard keys.contains(where: { run.attributes[$0] != nil }) else { return false }
      return places(of: run.range).contains { $0.contains(point) }
    }
  }

  /// Where a part of the text stands, line by line.
  func places(of range: NSRange) -> [CGRect] {
    let none = NSRange(location: NSNotFound, length: 0)
    return layoutManager.enclosingRects(of: range, selected: none, in: textContainer)
      .map(inContent)
  }
}
