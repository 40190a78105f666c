import Foundation
import Testing

@testable import HeadlessUIKit

/// Attributes of `AttributedString` on their way to labels.
@MainActor
@Suite struct AttributeContainerTests {
  @Test func noAttributeIsLost() {
    var container = AttributeContainer()
    #expect(container.forLabel.isEmpty)
    let (shadow, paragraph) = (NSShadow(), NSMutableParagraphStyle())
    container.font = .systemFont(ofSize: 9)
    (container.foregroundColor, container.backgroundColor) = (.red, .green)
    (container.kern, container.baselineOffset, container.tracking) = (1, 2, 3)
    (container.underlineStyle, container.underlineColor) = (.single, .blue)
    (container.strikethroughStyle, container.strikethroughColor) = (.double, .cyan)
    (container.strokeColor, container.strokeWidth) = (.brown, 4)
    (container.paragraphStyle, container.shadow) = (paragraph, shadow)
    container.link = URL(filePath: "/a")
    let made = container.forLabel
    #expect(made.count == 15)
    let colors: [NSAttributedString.Key: UIColor] = [
      .foregroundColor: .red, .backgroundColor: .green, .underlineColor: .blue,
      .strikethroughColor: .cyan, .strokeColor: .brown,
    ]
    for (key, color) in colors { #expect(made[key] as? UIColor == color) }
    let numbers: [NSAttributedString.Key: CGFloat] = [
      .kern: 1, .baselineOffset: 2, .tracking: 3, .strokeWidth: 4,
    ]
    for (key, number) in numbers { #expect(made[key] as? CGFloat == number) }
    #expect(made[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(made[.strikethroughStyle] as? Int == NSUnderlineStyle.double.rawValue)
    #expect(made[.shadow] as? NSShadow === shadow)
    #expect(made[.paragraphStyle] as? NSParagraphStyle === paragraph)
    #expect((made[.font] as? UIFont)?.pointSize == 9 && made[.link] as? URL == container.link)
  }
}
