@preconcurrency public import Foundation
import Geometry

/// The view of a list content configuration.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var current: UIListContentConfiguration
  private let title = UILabel()
  private let detail = UILabel()
  private let picture = UIImageView()

  public init(configuration: UIListContentConfiguration) {
    current = configuration
    super.init(frame: .zero)
    for part in [title, detail, picture] { addSubview(part) }
    take()
  }

  public required init?(coder: NSCoder) { nil }

  open var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      current = new
      take()
    }
  }

  private func take() {
    let properties = current.textProperties
    configure(title, text: current.text, attributed: current.attributedText, properties: properties)
    configure(
      detail,
      text: current.secondaryText,
      attributed: current.secondaryAttributedText,
      properties: current.secondaryTextProperties
    )
    let image = current.imageProperties
    picture.image = current.image
    picture.preferredSymbolConfiguration = image.preferredSymbolConfiguration
    if let tint = image.tintColor { picture.tintColor = image.tintColorTransformer?(tint) ?? tint }
    picture.layer.cornerRadius = image.cornerRadius
    picture.clipsToBounds = image.cornerRadius > 0
    picture.contentMode = .scaleAspectFit
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func configure(
    _ label: UILabel,
    text: String?,
    attributed: NSAttributedString?,
    properties: UIListContentConfiguration.TextProperties
  ) {
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map { properties.transform.applied(to: $0) }
    }
  }

  // MARK: Guides

  private lazy var titleGuide = FollowingGuide(of: title, in: self)
  private lazy var detailGuide = FollowingGuide(of: detail, in: self)
  private lazy var pictureGuide = FollowingGuide(of: picture, in: self)
  private var guides: [FollowingGuide] = []

  /// [D] Where the text is; nil without any.
  open var textLayoutGuide: UILayoutGuide? {
    current.text == nil && current.attributedText == nil ? nil : following(titleGuide)
  }
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    current.secondaryText == nil && current.secondaryAttributedText == nil
      ? nil : following(detailGuide)
  }
  open var imageLayoutGuide: UILayoutGuide? {
    current.image == nil ? nil : following(pictureGuide)
  }

  private func following(_ guide: FollowingGuide) -> UILayoutGuide {
    if !guides.contains(where: { $0 === guide }) { guides.append(guide) }
    return guide.guide
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let plan = plan(for: bounds.width, height: bounds.height)
    for (view, frame) in [(picture, plan.image), (title, plan.text), (detail, plan.detail)] {
      let frame = isRightToLeft ? frame.mirrored(in: bounds) : frame
      if view.frame != frame { view.frame = frame }
    }
    for guide in guides { guide.follow() }
  }

  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: plan(for: size.width, height: nil).height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isFree = horizontalFittingPriority < .defaultLow || targetSize.width <= 0
    let width = isFree ? freeWidth : targetSize.width
    return CGSize(width: width, height: plan(for: width, height: nil).height)
  }

  /// As wide as the picture and the texts, which nothing wraps.
  private var freeWidth: CGFloat {
    let free: CGFloat = 10_000
    let (first, second) = (size(of: title, in: free).width, size(of: detail, in: free).width)
    let isRow = current.prefersSideBySideTextAndSecondaryText && second > 0
    let gap = current.textToSecondaryTextHorizontalPadding
    let texts = isRow ? first + gap + second : max(first, second)
    let end = texts > 0 ? textX + texts : plan(for: free, height: nil).image.maxX
    return max(end, margins.leading) + margins.trailing
  }

  /// The configuration's, at least those of the row at the sides.
  private var margins: NSDirectionalEdgeInsets {
    var margins = current.directionalLayoutMargins
    guard current.axesPreservingSuperviewLayoutMargins.contains(.horizontal),
      let least = (superview as? any RowMargins)?.leastMargins
    else { return margins }
    margins.leading = max(margins.leading, least.leading)
    margins.trailing = max(margins.trailing, least.trailing)
    return margins
  }

  private struct Plan {
    var image = CGRect.zero
    var text = CGRect.zero
    var detail = CGRect.zero
    var height: CGFloat = 0
  }

  /// The layout for a width; the height is the view's, or the required one.
  private func plan(for width: CGFloat, height given: CGFloat?) -> Plan {
    let margins = margins
    var plan = Plan()
    var needed: CGFloat = 0
    if let size = imageSize {
      let room = current.imageProperties.reservedLayoutSize
      plan.image = CGRect(
        x: margins.leading + max(0, room.width - size.width) / 2,
        y: 0,
        width: size.width,
        height: size.height
      )
      needed = max(size.height, room.height)
    }
    let x = textX
    let room = max(0, width - x - margins.trailing)
    let texts = layOutTexts(at: x, in: room, &plan)
    needed = max(needed, texts)
    // [W] The least height is that of a touch target, except for headers.
    let least: CGFloat = margins.top == 11 && margins.bottom == 11 ? 44 : 0
    plan.height = max(least, needed.rounded(.up) + margins.top + margins.bottom)
    let middle = (margins.top + (given ?? plan.height) - margins.bottom) / 2
    plan.image.origin.y = middle - plan.image.height / 2
    plan.text.origin.y += middle - texts / 2
    plan.detail.origin.y += middle - texts / 2
    return plan
  }

  /// Where the texts begin, from the leading edge.
  private var textX: CGFloat {
    let margin = margins.leading
    guard let size = imageSize else { return margin }
    let room = current.imageProperties.reservedLayoutSize
    return margin + max(size.width, room.width) + current.imageToTextPadding
  }

  /// The same, if there is a primary text.
  var textStart: CGFloat? { title.text?.isEmpty == false ? textX : nil }

  private var imageSize: CGSize? {
    guard let size = picture.image?.size, size.width > 0, size.height > 0 else { return nil }
    let limit = current.imageProperties.maximumSize
    let scale = min(
      1,
      limit.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 ? limit.height / size.height : 1
    )
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// Side by side if configured and possible, otherwise one below the other.
  private func layOutTexts(at x: CGFloat, in room: CGFloat, _ plan: inout Plan) -> CGFloat {
    let first = size(of: title, in: room)
    let second = size(of: detail, in: room)
    let gap = current.textToSecondaryTextHorizontalPadding
    let sides = current.prefersSideBySideTextAndSecondaryText
    if sides, second.width > 0, first.width + gap + second.width <= room {
      let height = max(first.height, second.height)
      plan.text = CGRect(x: x, y: 0, width: room - gap - second.width, height: height)
      plan.detail = CGRect(x: x + room - second.width, y: 0, width: second.width, height: height)
      return height
    }
    plan.text = CGRect(x: x, y: 0, width: room, height: first.height)
    let between =
      first.height > 0 && second.height > 0 ? current.textToSecondaryTextVerticalPadding : 0
    plan.detail = CGRect(x: x, y: first.height + between, width: room, height: second.height)
    return plan.detail.maxY
  }

  private func size(of label: UILabel, in width: CGFloat) -> CGSize {
    guard label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(CGSize(width: width, height: 0))
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  fileprivate func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
