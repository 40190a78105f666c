public import Foundation
import Timeline

/// A card from the bottom edge that can rest at several heights.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height that a sheet may rest at.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public var rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      // [D]
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    let resolve: (DetentSpace) -> CGFloat?

    init(_ identifier: Identifier, _ resolve: @escaping (DetentSpace) -> CGFloat?) {
      self.identifier = identifier
      self.resolve = resolve
    }

    /// [D] About half as high as the large one, inactive in compact height.
    ///
    /// [M] Numbers.md: 425 of 759 points, 356.5 of 637.
    open class func medium() -> Detent {
      Detent(.medium) { space in
        guard space.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        let scale = max(space.containerTraitCollection.displayScale, 1)
        return (space.maximumDetentValue * 0.56 * scale).rounded() / scale
      }
    }
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? StageCore.ambient.part(DetentNames.self).next()) { resolver($0) }
    }
    /// [D] iOS 16: its height in a context; nil if it is disabled.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolve(
        DetentSpace(
          containerTraitCollection: context.containerTraitCollection,
          maximumDetentValue: context.maximumDetentValue
        )
      )
    }
  }

  struct DetentSpace: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
  }

  /// The popover whose settings these are when it becomes a sheet.
  weak var shownBy: UIPopoverPresentationController?

  open var detents = [Detent.large()] {
    didSet { (shownBy ?? self).contentSizeChanged() }
  }
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { (shownBy ?? self).contentSizeChanged() }
  }
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { (shownBy ?? self).contentSizeChanged() }
  }
  open var prefersGrabberVisible = false {
    didSet { (shownBy ?? self).chrome.panel?.setNeedsLayout() }
  }
  open var preferredCornerRadius: CGFloat? {
    didSet { (shownBy ?? self).chrome.panel?.setNeedsLayout() }
  }
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// [D] The view that the sheet is centred on, if possible.
  open var sourceView: UIView? {
    didSet { (shownBy ?? self).contentSizeChanged() }
  }
  /// [D] iOS 17: otherwise page sheets have their content's preferred size.
  open var prefersPageSizing = true {
    didSet { (shownBy ?? self).contentSizeChanged() }
  }

  /// [D] Evaluates custom detents again.
  open func invalidateDetents() { (shownBy ?? self).contentSizeChanged() }

  /// [W] Runs `changes` and animates the sheet to its new position.
  open func animateChanges(_ changes: () -> Void) {
    let pacing = Pacing.spring(.system, velocity: 0)
    UIView.run(duration: Spring.systemDuration, pacing: pacing) {
      changes()
      (shownBy ?? self).chrome.panel?.layoutIfNeeded()
    }
  }
}

/// The context of a custom detent.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    standIn()?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      sheetPresentationController
    )
  }

  private func standIn(_ requirement: String = #function) -> (
    any UISheetPresentationControllerDelegate
  )? {
    standIn(as: (any UISheetPresentationControllerDelegate).self, for: requirement)
  }
}

extension UISheetPresentationController {
  /// The current detent: the selected one, otherwise the smallest.
  var restingDetent: Detent? {
    let shown: UIPresentationController = shownBy ?? self
    return restingDetent(upTo: shown.container.map { shown.largestHeight(in: $0) } ?? 0)
  }

  /// [D] Inactive detents are skipped.
  private func restingDetent(upTo largest: CGFloat) -> Detent? {
    let active = detents.filter { height(of: $0, upTo: largest) != nil }
    return active.first { $0.identifier == selectedDetentIdentifier } ?? active.first
  }

  func height(upTo largest: CGFloat) -> CGFloat {
    restingDetent(upTo: largest).flatMap { height(of: $0, upTo: largest) } ?? largest
  }

  /// Nil if the detent is disabled.
  func height(of detent: Detent, upTo largest: CGFloat) -> CGFloat? {
    let traits = (shownBy ?? self).traitCollection
    let space = DetentSpace(containerTraitCollection: traits, maximumDetentValue: largest)
    return detent.resolve(space).map { min($0, largest) }
  }

  /// [D] Whether the current detent is at most the largest undimmed one.
  var isUndimmed: Bool {
    guard let undimmed = largestUndimmedDetentIdentifier,
      let last = detents.firstIndex(where: { $0.identifier == undimmed }),
      let resting = restingDetent,
      let index = detents.firstIndex(where: { $0 === resting })
    else { return false }
    return index <= last
  }
}

/// [D] Detents without an identifier get one of their own.
private final class DetentNames: StagePart {
  private var count = 0

  func next() -> UISheetPresentationController.Detent.Identifier {
    count += 1
    return UISheetPresentationController.Detent.Identifier("custom-\(count)")
  }
}
