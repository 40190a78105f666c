import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Layouts worked out by hand, on a 393 × 852 screen at scale 3.
@MainActor
@Suite struct AutoLayoutTests {
  private let stage = Stage(device: .iPhone15)
  private var window: UIWindow { stage.window }

  private func addView(to parent: UIView, _ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  @Test func anchorsCentreAViewOfFixedSize() {
    let view = addView(to: window)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: window.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: 93),
      view.heightAnchor.constraint(equalToConstant: 52),
    ])
    stage.advance(by: 0)
    #expect(view.frame == CGRect(x: 150, y: 400, width: 93, height: 52))
    #expect(!view.hasAmbiguousLayout)
    #expect(stage.faults.isEmpty)
  }

  /// Every other one begins and ends in the middle of a pixel; a label would be truncated.
  @Test func whatIsCentredKeepsItsSize() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 256, height: 100))
    window.addSubview(card)
    let view = addView(to: card)
    let width = view.widthAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: card.centerXAnchor), width,
    ])
    let pixels = 1...480
    let found = pixels.map { count in
      width.constant = CGFloat(count) / 3
      stage.advance(by: 0)
      return Int((view.bounds.width * 3).rounded())
    }
    #expect(found == Array(pixels))
  }

  @Test(.rule("layout.anchor-point", .reported))
  func `wherever its anchor is, the middle of the place that was solved is its centre`() {
    let view = addView(to: window)
    view.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 60),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    stage.advance(by: 0)
    #expect(view.center == CGPoint(x: 50, y: 120))
    #expect(view.frame == CGRect(x: 20, y: 80, width: 60, height: 40))
    let below = addView(to: window)
    NSLayoutConstraint.activate([below.topAnchor.constraint(equalTo: view.bottomAnchor)])
    stage.advance(by: 0)
    #expect(below.frame.minY == 140, "others are laid out beside the place, not the picture")
  }

  /// Two boxes of fixed heights with gaps, 130 points high in all.
  private func pile() -> (card: UIView, boxes: [UIView]) {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    window.addSubview(card)
    let boxes = [addView(to: card), addView(to: card)]
    NSLayoutConstraint.activate([
      boxes[0].topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      boxes[0].heightAnchor.constraint(equalToConstant: 60),
      boxes[1].topAnchor.constraint(equalTo: boxes[0].bottomAnchor, constant: 10),
      boxes[1].heightAnchor.constraint(equalToConstant: 40),
      boxes[1].bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
    ])
    return (card, boxes)
  }

  @Test func whatATooSmallSizeBrokeHoldsAgainAtTheRightOne() {
    let (card, boxes) = pile()
    stage.advance(by: 0)
    #expect(stage.faults.map(\.kind) == [.constraints])
    card.frame.size.height = 130
    stage.advance(by: 0)
    #expect(boxes.map(\.frame.minY) == [10, 80])
    #expect(boxes.map(\.frame.height) == [60, 40])
    #expect(stage.faults.count == 1)
  }

  @Test func whatStaysTooSmallIsReportedOnce() {
    let (card, _) = pile()
    stage.advance(by: 0)
    card.frame.size.height = 25
    stage.advance(by: 0)
    card.frame.size.width = 200
    stage.advance(by: 0)
    #expect(stage.faults.map(\.kind) == [.constraints])
  }

  @Test func whatATooSmallSizeBrokeIsMeasured() {
    let (card, _) = pile()
    stage.advance(by: 0)
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.height == 130)
  }

  @Test func aBrokenConstraintThatIsTurnedOffStaysOff() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    window.addSubview(card)
    let box = addView(to: card)
    let height = box.heightAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: card.topAnchor),
      box.bottomAnchor.constraint(equalTo: card.bottomAnchor), height,
    ])
    stage.advance(by: 0)
    height.isActive = false
    card.frame.size.height = 90
    stage.advance(by: 0)
    #expect(box.frame.height == 90)
  }

  @Test func whatACollapsedHeightBrokeHoldsAgainAtTheNextOne() {
    let card = addView(to: window)
    let box = addView(to: card)
    let height = card.heightAnchor.constraint(equalToConstant: 80)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: window.topAnchor), height,
      box.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      box.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
      box.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
    ])
    stage.advance(by: 0)
    #expect(box.frame.height == 60)
    height.constant = 0
    stage.advance(by: 0)
    height.constant = 5
    stage.advance(by: 0)
    #expect(stage.faults.map(\.kind) == [.constraints])
    height.constant = 120
    stage.advance(by: 0)
    #expect(box.frame.minY == 10)
    #expect(box.frame.height == 100)
    #expect(stage.faults.count == 1)
  }

  @Test func aConstraintHoldsAgainWithoutTheOneThatItConflictedWith() {
    let box = addView(to: window)
    let first = box.heightAnchor.constraint(equalToConstant: 60)
    let second = box.heightAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: window.topAnchor), first, second,
    ])
    stage.advance(by: 0)
    #expect(box.frame.height == 60)
    first.isActive = false
    stage.advance(by: 0)
    #expect(box.frame.height == 40)
  }

  @Test func safeAreaAndMarginsInsetAView() {
    let view = addView(to: window)
    let inner = addView(to: view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.safeAreaLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: window.safeAreaLayoutGuide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5, constant: 4),
    ])
    view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 13)
    stage.advance(by: 0)
    #expect(view.frame == CGRect(x: 0, y: 59, width: 393, height: 759))
    #expect(inner.frame == CGRect(x: 20, y: 10, width: 360, height: 184))
  }

  @Test func whatFollowsItsSuperviewByItsMaskPushesItToo() {
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    _ = addView(to: window, glass)
    let label = addView(to: glass.contentView)
    NSLayoutConstraint.activate([
      glass.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      glass.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      glass.bottomAnchor.constraint(equalTo: window.bottomAnchor),
      label.topAnchor.constraint(equalTo: glass.contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: glass.contentView.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: glass.contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: glass.contentView.trailingAnchor, constant: -16),
    ])
    let height = label.heightAnchor.constraint(equalToConstant: 24)
    height.isActive = true
    stage.advance(by: 0)
    #expect(glass.frame == CGRect(x: 0, y: 812, width: 393, height: 40))
    #expect(glass.contentView.frame == glass.bounds)
    #expect(label.frame == CGRect(x: 16, y: 8, width: 361, height: 24))
    height.constant = 84
    stage.advance(by: 0)
    #expect(glass.contentView.frame == CGRect(x: 0, y: 0, width: 393, height: 100))
    #expect(stage.faults.isEmpty)
  }

  @Test func edgesAcrossTheHierarchyMeet() {
    let outer = UIView(frame: CGRect(x: 30, y: 40, width: 200, height: 100))
    window.addSubview(outer)
    let inner = addView(to: outer)
    let other = addView(to: window)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 6),
      inner.widthAnchor.constraint(equalToConstant: 50),
      inner.heightAnchor.constraint(equalToConstant: 20),
      other.leftAnchor.constraint(equalTo: inner.rightAnchor),
      other.topAnchor.constraint(equalTo: inner.bottomAnchor),
      other.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 2),
      other.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.advance(by: 0)
    #expect(other.frame == CGRect(x: 85, y: 66, width: 100, height: 10))
    outer.frame.size.width = 150
    stage.advance(by: 0)
    #expect(inner.frame.minX == 5)
  }

  @Test func contentHugsAndResistsByPriority() {
    let (left, right) = (
      addView(to: window, Content(120, 20)), addView(to: window, Content(60, 30))
    )
    left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 3),
      right.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      left.topAnchor.constraint(equalTo: window.topAnchor),
      right.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    stage.advance(by: 0)
    #expect(left.frame == CGRect(x: 0, y: 0, width: 120, height: 20))
    #expect(right.frame == CGRect(x: 123, y: 0, width: 270, height: 30))
    (left as? Content)?.size.width = 500
    left.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    left.invalidateIntrinsicContentSize()
    stage.advance(by: 0)
    #expect(left.frame.width == 330)
    #expect(right.frame.width == 60)
  }

  @Test func conflictIsReportedInASentenceAndTheNewestConstraintGivesWay() throws {
    let view = addView(to: window)
    view.accessibilityIdentifier = "card"
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    first.identifier = "wide"
    let second = view.widthAnchor.constraint(equalToConstant: 50)
    second.identifier = "narrow"
    NSLayoutConstraint.activate([first, second])
    stage.advance(by: 0)
    #expect(view.frame.width == 100)
    let fault = try #require(stage.faults.first)
    #expect(fault.sentence.contains("Unable to simultaneously satisfy constraints"))
    #expect(fault.sentence.contains("'wide' card.width == 100.0"))
    #expect(fault.sentence.contains("breaking constraint 'narrow' card.width == 50.0"))
  }

  /// However many constraints would have to give way to it.
  @Test func aFrameHoldsAgainstEveryConflict() {
    let card = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    window.addSubview(card)
    let lines = (0..<3).map { _ in addView(to: card) }
    for line in lines {
      NSLayoutConstraint.activate([
        line.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        line.widthAnchor.constraint(equalTo: window.widthAnchor, constant: -193),
        line.topAnchor.constraint(equalTo: card.topAnchor),
        line.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    let corner = addView(to: window)
    NSLayoutConstraint.activate([
      corner.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      corner.topAnchor.constraint(equalTo: card.topAnchor),
      corner.widthAnchor.constraint(equalToConstant: 20),
      corner.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.advance(by: 0)
    #expect(card.frame == CGRect(x: 0, y: 100, width: 100, height: 50))
    #expect(corner.frame == CGRect(x: 373, y: 100, width: 20, height: 10))
    #expect(stage.faults.count == 3)
  }

  /// Auto Layout Guide, "Working with Scroll Views".
  @Test(.evidence(.documented))
  func aScrollViewsEdgesAreItsContentsAndItsCenterIsItsOwn() {
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 60))
    window.addSubview(scroll)
    let content = addView(to: scroll)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 300),
    ])
    stage.advance(by: 0)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 300))
    #expect(scroll.contentSize == CGSize(width: 100, height: 300))
    scroll.contentOffset.y = 40
    stage.advance(by: 0)
    #expect(content.frame.minY == 0)
  }

  @Test func severalViewsOfOneClassAreNumberedInAConflict() throws {
    let (first, second) = (addView(to: window), addView(to: window))
    NSLayoutConstraint.activate([
      first.widthAnchor.constraint(equalToConstant: 10),
      second.widthAnchor.constraint(equalToConstant: 20),
      first.widthAnchor.constraint(equalTo: second.widthAnchor),
    ])
    stage.advance(by: 0)
    let sentence = try #require(stage.faults.first?.sentence)
    #expect(sentence.contains("UIView #1.width == UIView #2.width"))
    #expect(sentence.contains("UIView #1.width == 10.0"))
    #expect(sentence.contains("UIView #2.width == 20.0"))
  }

  @Test func missingConstraintsAreAmbiguous() {
    let view = addView(to: window)
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    stage.advance(by: 0)
    #expect(view.hasAmbiguousLayout)
  }

  @Test func theDirectionOfTextIsOneForBothItemsInAnyOrder() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    parent.semanticContentAttribute = .forceRightToLeft
    window.addSubview(parent)
    let view = addView(to: parent)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
      parent.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 38),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    stage.advance(by: 0)
    #expect(view.frame == CGRect(x: 38, y: 0, width: 152, height: 50))
  }

  @Test func leadingIsRightWhereTextRunsFromRightToLeft() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    parent.semanticContentAttribute = .forceRightToLeft
    window.addSubview(parent)
    let view = addView(to: parent)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    stage.advance(by: 0)
    #expect(view.frame == CGRect(x: 140, y: 0, width: 50, height: 50))
  }

  @Test func guidesAreLaidOutLikeViews() {
    let guide = UILayoutGuide()
    window.addLayoutGuide(guide)
    let view = addView(to: window)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: window.leftAnchor),
      guide.topAnchor.constraint(equalTo: window.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 90),
      guide.heightAnchor.constraint(equalToConstant: 30),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 12),
      view.heightAnchor.constraint(equalToConstant: 12),
    ])
    stage.advance(by: 0)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 90, height: 30))
    #expect(view.frame.origin == CGPoint(x: 90, y: 30))
  }

  @Test func fittingSizeAsksTheContentsOnly() {
    let card = addView(to: window)
    let label = addView(to: card, Content(80, 20))
    NSLayoutConstraint.activate([
      card.widthAnchor.constraint(equalTo: window.widthAnchor).with(priority: 400),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
    ])
    let small = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(small == CGSize(width: 100, height: 30))
    let wide = card.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(wide == CGSize(width: 300, height: 30))
  }

  @Test(.rule("view-animation.layout-in-block", .documented))
  func `layoutIfNeeded inside the block animates a constraint change`() throws {
    let view = addView(to: window)
    let left = view.leftAnchor.constraint(equalTo: window.leftAnchor)
    NSLayoutConstraint.activate([
      left,
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 100),
    ])
    stage.advance(by: 0)
    left.constant = 200
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { window.layoutIfNeeded() }
    stage.advance(by: 0)
    stage.advance(by: 0.5)
    #expect(view.layer.presentation()?.position.x == 150)
    stage.advance(by: 0.5)
    #expect(view.frame.minX == 200)
  }

  @Test(.rule("view-animation.layout-in-block", .documented))
  func `without layoutIfNeeded a constraint change jumps at the next layout`() {
    let view = addView(to: window)
    let left = view.leftAnchor.constraint(equalTo: window.leftAnchor)
    left.isActive = true
    stage.advance(by: 0)
    UIView.animate(withDuration: 1) { left.constant = 200 }
    stage.advance(by: 0)
    #expect(view.frame.minX == 200)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func removedViewsTakeTheirConstraintsAlong() {
    let view = addView(to: window)
    let edge = view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 7)
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([edge, width])
    stage.advance(by: 0)
    view.removeFromSuperview()
    #expect(!edge.isActive && width.isActive)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(other)
    other.addSubview(view)
    view.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 2).isActive = true
    stage.advance(by: 0)
    #expect(view.frame.minX == 2 && view.frame.width == 30)
  }

  /// Without any constraint a view fits its content; an axis without content takes no room.
  @Test(arguments: [
    (CGSize(width: 40, height: 30), CGSize(width: 40, height: 30)),
    (CGSize(width: -1, height: 30), CGSize(width: 0, height: 30)),
    (CGSize(width: 40, height: -1), CGSize(width: 40, height: 0)),
  ])
  func aViewWithoutConstraintsFitsItsContent(content: CGSize, fitting: CGSize) {
    let view = Content(content.width, content.height)
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == fitting)
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == fitting)
  }
}

private final class Content: UIView {
  var size = CGSize.zero

  convenience init(_ width: CGFloat, _ height: CGFloat) {
    self.init(frame: .zero)
    size = CGSize(width: width, height: height)
  }

  override var intrinsicContentSize: CGSize { size }
}

extension NSLayoutConstraint {
  fileprivate func with(priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
