public import Foundation
public import HeadlessUIKit

public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  case center, left, right
}

public enum SKLabelVerticalAlignmentMode: Int, Sendable {
  case baseline, center, top, bottom
}

/// A text.
open class SKLabelNode: SKNode {
  private let layer = CATextLayer()

  public init(fontNamed fontName: String?) {
    self.fontName = fontName
    super.init()
  }

  public convenience override init() {
    self.init(fontNamed: "HelveticaNeue-UltraLight")  // [D]
  }

  public convenience init(text: String?) {
    self.init()
    self.text = text
  }

  public convenience init(attributedText: NSAttributedString?) {
    self.init()
    self.attributedText = attributedText
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  open var text: String? { didSet { changed() } }
  open var attributedText: NSAttributedString? { didSet { changed() } }
  open var fontName: String? { didSet { changed() } }
  open var fontSize: CGFloat = 32 { didSet { changed() } }  // [D]
  open var fontColor: UIColor? = .white { didSet { changed() } }  // [D]
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center { didSet { changed() } }
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline { didSet { changed() } }
  open var numberOfLines = 1 { didSet { changed() } }
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { changed() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { changed() } }
  open var color: UIColor?
  open var colorBlendFactor: CGFloat = 0
  open var blendMode = SKBlendMode.alpha

  // MARK: Drawing

  // A font that is not declared is drawn in the system's.
  private var font: UIFont {
    fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
  }

  private var string: NSAttributedString {
    attributedText
      ?? NSAttributedString(
        string: text ?? "",
        attributes: [.font: font, .foregroundColor: fontColor ?? .white]
      )
  }

  private var isWrapped: Bool { numberOfLines != 1 && preferredMaxLayoutWidth > 0 }

  /// The text's rectangle around the node, y downwards.
  private var textRect: CGRect {
    let width = isWrapped ? preferredMaxLayoutWidth : .greatestFiniteMagnitude
    let text = string.boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin,
      context: nil
    ).size
    // A layer that is a fraction of a point too narrow would cut the text.
    let size = CGSize(width: text.width.rounded(.up), height: text.height.rounded(.up))
    let x: CGFloat =
      switch horizontalAlignmentMode {
      case .center: -size.width / 2
      case .left: 0
      case .right: -size.width
      }
    let y: CGFloat =
      switch verticalAlignmentMode {
      // [I] The baseline of the last line.
      case .baseline: -size.height - font.descender
      case .center: -size.height / 2
      case .top: 0
      case .bottom: -size.height
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  override var contentBounds: CGRect? {
    let rect = textRect
    return CGRect(x: rect.minX, y: -rect.maxY, width: rect.width, height: rect.height)
  }

  override func contentLayer() -> CALayer? {
    let rect = textRect
    guard rect.width > 0, rect.height > 0 else { return nil }
    layer.anchorPoint = CGPoint(x: -rect.minX / rect.width, y: -rect.minY / rect.height)
    layer.bounds = CGRect(origin: .zero, size: rect.size)
    layer.isWrapped = isWrapped
    if (layer.string as? NSAttributedString) != string { layer.string = string }
    return layer
  }

  override func take(_ other: SKNode) {
    super.take(other)
    guard let other = other as? SKLabelNode else { return }
    (text, attributedText) = (other.text, other.attributedText)
    (fontName, fontSize, fontColor) = (other.fontName, other.fontSize, other.fontColor)
    horizontalAlignmentMode = other.horizontalAlignmentMode
    verticalAlignmentMode = other.verticalAlignmentMode
    (numberOfLines, preferredMaxLayoutWidth) = (other.numberOfLines, other.preferredMaxLayoutWidth)
  }
}
