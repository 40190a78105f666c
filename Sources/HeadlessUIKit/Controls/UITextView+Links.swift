import Foundation
import Geometry

// Links and attachments, which a touch follows where the text is not edited.
extension UITextView {
  private typealias Run = (attributes: NSAttributedString.Attributes, range: NSRange)

  private var runs: [Run] { ownText.runs(in: NSRange(location: 0, length: ownText.length)) }

  private var links: [Run] { runs.filter { $0.attributes[.link] != nil } }

  var hasLinks: Bool { !links.isEmpty }

  /// [D] The look of links replaces that of the text.
  var textWithLinks: NSAttributedString {
    let links = links
    guard !links.isEmpty else { return ownText }
    let text = NSMutableAttributedString(attributedString: ownText)
    for link in links { text.addAttributes(linkTextAttributes, range: link.range) }
    return text
  }

  /// Follows the link at a point of the text, or asks what to do with its attachment.
  func interact(at point: CGPoint) -> Bool {
    guard !isEditable, isSelectable, let run = run(at: point) else { return false }
    if let url = url(run.attributes[.link]) {
      if mayInteract(with: url, in: run.range) { UIApplication.shared.open(url) }
      return true
    }
    guard let attachment = run.attributes[.attachment] as? NSTextAttachment else { return false }
    _ = mayInteract(with: attachment, in: run.range)
    return true
  }

  private func run(at point: CGPoint) -> Run? {
    runs.first { run in
      guard run.attributes[.link] != nil || run.attributes[.attachment] != nil else { return false }
      let none = NSRange(location: NSNotFound, length: 0)
      return layoutManager.enclosingRects(of: run.range, selected: none, in: textContainer)
        .contains { inContent($0).contains(point) }
    }
  }

  private func url(_ link: Any?) -> URL? { link as? URL ?? (link as? String).flatMap(URL.init) }

  private func mayInteract(with url: URL, in range: NSRange) -> Bool {
    guard let delegate = textDelegate else { return true }
    return OptionalRequirement.answer(
      to: Self.requirement,
      delegate.textView(
        self,
        shouldInteractWith: url,
        in: range,
        interaction: .invokeDefaultAction
      )
    ) ?? delegate.textView(self, shouldInteractWith: url, in: range)
  }

  private func mayInteract(with attachment: NSTextAttachment, in range: NSRange) -> Bool {
    guard let delegate = textDelegate else { return true }
    return OptionalRequirement.answer(
      to: Self.requirement,
      delegate.textView(
        self,
        shouldInteractWith: attachment,
        in: range,
        interaction: .invokeDefaultAction
      )
    ) ?? delegate.textView(self, shouldInteractWith: attachment, in: range)
  }

  private static var requirement: String { "textView(_:shouldInteractWith:in:interaction:)" }
}
