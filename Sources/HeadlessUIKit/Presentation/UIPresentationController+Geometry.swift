import Foundation
import Geometry

/// The frame of the presented view in each built-in style.
extension UIPresentationController {
  // [W] A form sheet's size on pads.
  private static let formSize = CGSize(width: 540, height: 620)
  // [I] The largest width of a page sheet on pads, and its distance from the edges.
  private static let pageWidth: CGFloat = 712
  private static let pageMargin: CGFloat = 20

  /// Whether it is a sheet attached to the bottom edge in compact width or height.
  var isCard: Bool {
    guard presenting != nil else { return true }
    let traits = traitCollection
    return traits.horizontalSizeClass != .regular || traits.verticalSizeClass == .compact
  }

  var usualFrame: CGRect {
    guard let container else { return .zero }
    switch currentStyle {
    case .popover:
      return (self as? UIPopoverPresentationController)?.panelFrame(in: container)
        ?? container.bounds
    case .pageSheet, .automatic:
      return isCard ? card(in: container) : page(in: container).offsetBy(dx: 0, dy: pull)
    case .formSheet:
      return isCard ? card(in: container) : form(in: container).offsetBy(dx: 0, dy: pull)
    default:
      return container.bounds
    }
  }

  // [M] Numbers.md: the least distance of a sheet from the top edge, also below a low status bar.
  private static let leastTop: CGFloat = 30

  // [M] Numbers.md: from the top safe area down to the bottom edge.
  func largestHeight(in container: UIView) -> CGFloat {
    let insets = container.safeAreaInsets
    let isLow = traitCollection.verticalSizeClass == .compact
    let top = isLow ? insets.top : max(Self.leastTop, insets.top)
    return container.bounds.height - top - insets.bottom
  }

  /// The height of its detent; under a finger it grows, and below its lowest detent it slides.
  private func card(in container: UIView) -> CGRect {
    let (size, insets) = (container.bounds.size, container.safeAreaInsets)
    let largest = largestHeight(in: container)
    let resting = sheet?.height(upTo: largest) ?? largest
    let lowest = pull > 0 ? resting - pullRange.upperBound : resting
    let width = cardWidth(in: container)
    return CGRect(
      x: ((size.width - width) / 2).rounded(),
      y: size.height - insets.bottom - (resting - pull),
      width: width,
      height: max(resting - pull, lowest) + insets.bottom
    )
  }

  // [D] In compact height a card stays inside the safe area, or is as wide as its content prefers.
  private func cardWidth(in container: UIView) -> CGFloat {
    let (width, insets) = (container.bounds.width, container.safeAreaInsets)
    guard traitCollection.verticalSizeClass == .compact else { return width }
    let sheet = sheet
    let requested =
      sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached == true
      ? preferredContentSize.width : 0
    let safe = width - insets.left - insets.right
    return requested > 0 ? min(requested, safe) : safe
  }

  private func page(in container: UIView) -> CGRect {
    if sheet?.prefersPageSizing == false, preferredContentSize != .zero {
      return form(in: container)
    }
    let (size, insets) = (container.bounds.size, container.safeAreaInsets)
    let wanted = CGSize(
      width: min(Self.pageWidth, size.width - 2 * Self.pageMargin),
      height: size.height - insets.top - insets.bottom - 2 * Self.pageMargin
    )
    return centered(wanted, in: container)
  }

  private func form(in container: UIView) -> CGRect {
    let (preferred, size) = (preferredContentSize, container.bounds.size)
    let wanted = CGSize(
      width: preferred.width > 0 ? preferred.width : Self.formSize.width,
      height: preferred.height > 0 ? preferred.height : Self.formSize.height
    )
    return centered(
      CGSize(width: min(wanted.width, size.width), height: min(wanted.height, size.height)),
      in: container
    )
  }

  /// Centred on the sheet's source as far as it stays inside, otherwise in the container.
  private func centered(_ size: CGSize, in container: UIView) -> CGRect {
    let space = container.bounds
    let source = sheet?.sourceView.flatMap { $0.window == nil ? nil : $0 }
    let aim = source.map { container.convert($0.bounds, from: $0) } ?? space
    func start(centering middle: CGFloat, length: CGFloat, in room: CGFloat) -> CGFloat {
      min(max((middle - length / 2).rounded(), 0), room - length)
    }
    return CGRect(
      x: start(centering: aim.midX, length: size.width, in: space.width),
      y: start(centering: aim.midY, length: size.height, in: space.height),
      width: size.width,
      height: size.height
    )
  }
}
