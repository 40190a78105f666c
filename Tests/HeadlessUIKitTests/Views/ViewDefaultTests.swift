import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What views and windows start with, and what is set by their keys.
@MainActor
@Suite struct ViewDefaultTests {
  private let stage = Stage(device: .iPhone15)

  @Test(.evidence(.documented)) func aViewStartsWithItsDefaults() {
    let view = UIView()
    #expect(view.frame == .zero && view.transform == .identity && view.tag == 0)
    #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(view.alpha == 1 && !view.isHidden && view.isOpaque && !view.clipsToBounds)
    #expect(view.clearsContextBeforeDrawing && view.contentMode == .scaleToFill)
    #expect(view.backgroundColor == nil && view.mask == nil)
    #expect(view.isUserInteractionEnabled && !view.isMultipleTouchEnabled)
    #expect(!view.isExclusiveTouch && view.gestureRecognizers == nil)
    #expect(view.autoresizesSubviews && view.autoresizingMask.isEmpty)
    #expect(view.translatesAutoresizingMaskIntoConstraints && view.constraints.isEmpty)
    #expect(view.semanticContentAttribute == .unspecified)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(view.overrideUserInterfaceStyle == .unspecified)
    #expect(!view.preservesSuperviewLayoutMargins && view.insetsLayoutMarginsFromSafeArea)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.alignmentRectInsets == .zero && view.layoutGuides.isEmpty)
    #expect(view.interactions.isEmpty && view.motionEffects.isEmpty && view.focusEffect == nil)
    #expect(view.restorationIdentifier == nil && view.cornerConfiguration == nil)
    #expect(view.collisionBoundsType == .rectangle && !UIView.requiresConstraintBasedLayout)
    #expect(view.superview == nil && view.window == nil && view.next == nil)
    #expect(UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration == 0)
  }

  /// The answers of views that override none of these.
  @Test(.evidence(.documented)) func aPlainViewAllowsAndFits() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.gestureRecognizerShouldBegin(UITapGestureRecognizer()))
    #expect(view.sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 30, height: 40))
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(view.point(inside: .zero, with: nil))
    #expect(!view.point(inside: CGPoint(x: 30, y: 0), with: nil))
    #expect(view.alignmentRect(forFrame: view.frame) == view.frame)
    #expect(view.forFirstBaselineLayout === view && view.forLastBaselineLayout === view)
    #expect(view.needsUpdateConstraints(), "it has not been asked yet")
  }

  @Test(.evidence(.documented)) func aWindowStartsHiddenAndInFrontOfNone() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(window.isHidden && window.windowLevel == .normal && !window.isKeyWindow)
    #expect(window.canBecomeKey && window.rootViewController == nil && window.window === window)
    #expect(window.screen === UIScreen.main && window.windowScene === stage.windowScene)
    #expect(window.next === stage.windowScene && window.undoManager != nil)
    #expect(UIWindow().frame == stage.screen.bounds)
    #expect(UIWindow(windowScene: stage.windowScene).frame == stage.screen.bounds)
  }

  @Test(.evidence(.documented)) func levelsAreNumbersThatStepsAreAddedTo() {
    let levels: [UIWindow.Level] = [.normal, .statusBar, .alert]
    #expect(levels.map(\.rawValue) == [0, 1000, 2000])
    #expect(UIWindow.Level.alert + 1 == UIWindow.Level(2001))
    #expect(UIWindow.Level.alert - 1 == UIWindow.Level(rawValue: 1999))
    #expect(UIWindow.Level.statusBar < .alert && !(UIWindow.Level.alert < .alert))
  }

  private final class Key: UIWindow {
    var lines: [String] = []
    override func becomeKey() { lines.append("become") }
    override func resignKey() { lines.append("resign") }
  }

  @Test(.evidence(.documented)) func oneWindowIsTheKeyWindow() {
    let (first, second) = (Key(), Key())
    first.makeKeyAndVisible()
    first.makeKey()
    #expect(first.lines == ["become"] && first.isKeyWindow && !stage.window.isKeyWindow)
    second.makeKeyAndVisible()
    #expect(first.lines == ["become", "resign"] && second.lines == ["become"])
    #expect(!first.isKeyWindow && second.isKeyWindow && stage.keyWindow === second)
    first.isHidden = true
    #expect(first.lines.count == 2 && second.isKeyWindow, "it was not the key window")
  }

  // MARK: Interactions

  @MainActor private final class Link: NSObject, UIInteraction {
    weak var view: UIView?
    var lines: [String] = []

    func willMove(to view: UIView?) { lines.append("will \(view?.tag ?? 0)") }
    func didMove(to view: UIView?) {
      self.view = view
      lines.append("did \(view?.tag ?? 0)")
    }
  }

  @Test(.evidence(.documented)) func anInteractionBelongsToOneView() {
    let (one, other, link) = (UIView(), UIView(), Link())
    (one.tag, other.tag) = (1, 2)
    one.addInteraction(link)
    one.addInteraction(link)
    #expect(link.lines == ["will 1", "did 1"] && one.interactions.count == 1)
    link.lines = []
    other.addInteraction(link)
    #expect(link.lines == ["will 0", "did 0", "will 2", "did 2"])
    #expect(one.interactions.isEmpty && other.interactions.count == 1 && link.view === other)
    link.lines = []
    one.removeInteraction(link)
    #expect(link.lines.isEmpty, "it is not there")
    other.removeInteraction(link)
    #expect(link.lines == ["will 0", "did 0"] && other.interactions.isEmpty)
  }

  @Test(.evidence(.reported)) func anEffectViewRefusesSubviewsAtEveryPlace() {
    let (glass, inner) = (UIVisualEffectView(effect: nil), UIView())
    stage.window.addSubview(glass)
    let places: [(UIVisualEffectView) -> Void] = [
      { $0.addSubview(inner) }, { $0.insertSubview(inner, at: 1) },
      { $0.insertSubview(inner, belowSubview: $0.contentView) },
      { $0.insertSubview(inner, aboveSubview: $0.contentView) },
    ]
    for place in places {
      #expect(throws: Stage.UIKitException.self) { try stage.record { place(glass) } }
      #expect(inner.superview == nil)
    }
    glass.bounds.size = CGSize(width: 70, height: 50)
    #expect(glass.contentView.frame == CGRect(x: 0, y: 0, width: 70, height: 50))
  }

  // MARK: Keys

  /// Numbers may come in boxes, and as other numbers.
  @Test func propertiesAreSetByTheirKeys() {
    let label = UILabel()
    let values: [(key: String, value: Any)] = [
      ("alpha", NSNumber(value: 0.5)), ("hidden", 1), ("tag", 7.0), ("contentMode", 4),
      ("clipsToBounds", true), ("userInteractionEnabled", 1), ("backgroundColor", UIColor.red),
      ("tintColor", UIColor.green), ("frame", CGRect(x: 1, y: 2, width: 30, height: 40)),
      ("center", CGPoint(x: 50, y: 60)), ("text", "ab"), ("numberOfLines", NSNumber(value: 3)),
      ("textAlignment", 2), ("lineBreakMode", 2), ("minimumScaleFactor", 0.25),
      ("adjustsFontSizeToFitWidth", 1), ("preferredMaxLayoutWidth", 90), ("enabled", 0),
      ("highlighted", true), ("textColor", UIColor.blue), ("shadowColor", UIColor.cyan),
      ("highlightedTextColor", UIColor.brown), ("shadowOffset", CGSize(width: 3, height: 4)),
    ]
    for (key, value) in values { label.setValue(value, forKey: key) }
    #expect(label.alpha == 0.5 && label.isHidden && label.tag == 7 && label.contentMode == .center)
    #expect(label.clipsToBounds && label.isUserInteractionEnabled)
    #expect(label.backgroundColor == .red && label.tintColor == .green)
    #expect(label.frame == CGRect(x: 35, y: 40, width: 30, height: 40))
    #expect(label.text == "ab" && label.numberOfLines == 3 && label.textAlignment == .right)
    #expect(label.lineBreakMode == .byClipping && label.minimumScaleFactor == 0.25)
    #expect(label.adjustsFontSizeToFitWidth && label.preferredMaxLayoutWidth == 90)
    #expect(!label.isEnabled && label.isHighlighted)
    #expect(label.textColor == .blue && label.shadowColor == .cyan)
    #expect(label.highlightedTextColor == .brown)
    #expect(label.shadowOffset == CGSize(width: 3, height: 4))
    #expect(label.value(forKey: "numberOfLines") as? Int == 3)
    #expect(label.value(forKey: "hidden") as? Bool == true)
  }

  /// What is no number, or none of the cases, is refused.
  @Test(arguments: [("tag", "7.5"), ("contentMode", "99"), ("alpha", "text"), ("size", "1")])
  func valuesThatDoNotFitAreRefused(key: String, value: String) {
    let view = UIView()
    stage.window.addSubview(view)
    let boxed: Any = Double(value) ?? value
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { view.setValue(boxed, forKey: key) }
    }
    #expect(view.tag == 0 && view.contentMode == .scaleToFill && view.alpha == 1)
  }

  // MARK: Corners

  @Test func cornersWithoutAConfigurationAreTheLayers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.layer.cornerRadius = 7
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    func radii() -> [CGFloat] {
      let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight, .allCorners]
      return corners.map { view.effectiveRadius(corner: $0) }
    }
    #expect(radii() == [7, 0, 0, 7, 7])
    view.cornerConfiguration = .uniformCorners(radius: .containerConcentric(minimum: 5))
    #expect(radii().dropLast() == [5, 5, 5, 5])
    view.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(view.layer.cornerRadius == 0 && view.layer.maskedCorners.isEmpty)
    view.cornerConfiguration = .corners(
      topLeftRadius: 1,
      topRightRadius: 2,
      bottomLeftRadius: 3,
      bottomRightRadius: 4.5
    )
    #expect(radii().dropLast() == [1, 2, 3, 4.5])
    #expect(view.layer.cornerRadius == 4.5)
    view.cornerConfiguration = .capsule()
    #expect(view.effectiveRadius(corner: .topLeft) == 20)
    view.cornerConfiguration = nil
    #expect(radii() == [0, 0, 0, 0, 0])
  }

  @Test(.evidence(.documented)) func aHaloSurroundsAShape() {
    let rect = CGRect(x: 0, y: 0, width: 30, height: 20)
    #expect(UIFocusHaloEffect().path == nil && UIFocusHaloEffect().position == .automatic)
    #expect(UIFocusHaloEffect(rect: rect).path == UIBezierPath(rect: rect))
    let round = UIFocusHaloEffect(roundedRect: rect, cornerRadius: 4, curve: .circular)
    #expect(round.path == UIBezierPath(roundedRect: rect, cornerRadius: 4))
    let positions: [UIFocusHaloEffect.Position] = [.automatic, .outside, .inside]
    #expect(positions.map(\.rawValue) == [0, 1, 2])
  }
}
