import Foundation

/// What the first letter of a text has, which its view has from then on. [D]
struct FirstLetterStyle {
  let font: UIFont?
  let color: UIColor?
  let alignment: NSTextAlignment?

  init(_ text: NSAttributedString?) {
    let isEmpty = text.map { $0.length == 0 } ?? true
    let attributes = isEmpty ? nil : text?.attributes(at: 0, effectiveRange: nil)
    font = attributes?[.font] as? UIFont
    color = attributes?[.foregroundColor] as? UIColor
    alignment = (attributes?[.paragraphStyle] as? NSParagraphStyle)?.alignment
  }
}
