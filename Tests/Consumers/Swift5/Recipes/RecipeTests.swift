import Foundation
import Testing
import UIKit

/// Programs as other people write them, and the numbers that follow from them.
@MainActor
@Suite struct RecipeTests {
  private let stage = Stage(device: .iPhone15)

  @Test func threeAnimatorsFollowTheFingerAndGoOnWithoutIt() throws {
    let drawer = DrawerViewController()
    drawer.view.backgroundColor = .white
    stage.show(drawer)
    #expect(drawer.popup.frame.minY == 792)
    var (place, shade): (CGFloat, Float) = (0, 0)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      place = drawer.popup.layer.presentation()?.frame.minY ?? 0
      shade = drawer.overlay.layer.presentation()?.opacity ?? 0
    }
    // 110 of the 440 points that open it wholly.
    let way = [CGPoint(x: 200, y: 830), CGPoint(x: 200, y: 720)]
    stage.drag(along: way, duration: 0.5, pause: 2)
    #expect(abs(place - 682) < 0.5 && abs(shade - 0.125) < 0.002)
    try stage.settle()
    #expect(drawer.currentState == .open)
    #expect(drawer.popup.frame == CGRect(x: 0, y: 352, width: 393, height: 500))
  }

  @Test func aFrozenLayerGoesOnWhereItStood() throws {
    let ring = CountdownRing(frame: CGRect(x: 100, y: 100, width: 120, height: 120))
    var ends: [Bool] = []
    ring.onEnd = { ends.append($0) }
    stage.window.addSubview(ring)
    stage.advance(by: 0)
    ring.start()
    stage.advance(by: 1)
    ring.pause()
    #expect(ring.label.text == "2.0")
    stage.advance(by: 2)
    #expect(abs((ring.ring.presentation()?.strokeEnd ?? 0) - 1 / 3) < 1e-6)
    #expect(ring.label.text == "2.0")
    ring.resume()
    stage.advance(by: 1)
    #expect(abs((ring.ring.presentation()?.strokeEnd ?? 0) - 2 / 3) < 1e-6)
    #expect(ring.label.text == "1.0")
    stage.advance(by: 1.1)
    #expect(ends == [true] && ring.label.text == "0.0")
    #expect(ring.ring.presentation()?.strokeEnd == 1)
  }

  @Test func transactionsFollowEachOther() {
    let layer = CALayer()
    layer.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    stage.window.layer.addSublayer(layer)
    stage.advance(by: 0)
    var end: CFTimeInterval?
    let start = CACurrentMediaTime()
    chain(
      layer,
      [("opacity", 0.5, 0.2), ("position.x", CGFloat(225), 0.4), ("transform.scale", 2.0, 0.1)]
    ) { end = CACurrentMediaTime() - start }
    stage.advance(by: 0.1)
    #expect(abs((layer.presentation()?.opacity ?? 0) - 0.75) < 1e-3)
    #expect(layer.presentation()?.position.x == 125)
    stage.advance(by: 0.3)
    #expect(abs((layer.presentation()?.position.x ?? 0) - 175) < 0.1)
    stage.advance(by: 0.5)
    #expect(abs((end ?? 0) - 0.7) < 0.06)
    #expect(layer.transform.m11 == 2 && layer.opacity == 0.5)
  }

  @Test func aTouchRipplesFromItsPlace() {
    let button = RippleButton(frame: CGRect(x: 50, y: 200, width: 200, height: 60))
    button.backgroundColor = .systemBlue
    button.layer.cornerRadius = 10
    stage.window.addSubview(button)
    stage.advance(by: 0)
    var (scale, shadow): (CGFloat, CGFloat) = (0, 0)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.35) {
      scale = button.ripple.layer.presentation()?.transform.m11 ?? 0
      shadow = button.layer.presentation()?.shadowRadius ?? 0
    }
    stage.press(at: CGPoint(x: 90, y: 220), duration: 1)
    #expect(button.ripple.center == CGPoint(x: 40, y: 20))
    #expect(scale > 0.5 && scale < 1)
    #expect(abs(shadow - 1.5) < 0.1 && button.layer.shadowRadius == 0)
    stage.advance(by: 2)
    #expect(button.rippleBackground.alpha == 0)
  }

  @Test func aScreenFoldsAwayInTwelvePieces() throws {
    let (first, second, folds) = (UIViewController(), UIViewController(), Folds())
    first.view.backgroundColor = .systemRed
    second.view.backgroundColor = .systemGreen
    stage.show(first)
    second.modalPresentationStyle = .fullScreen
    second.transitioningDelegate = folds
    first.present(second, animated: true)
    stage.advance(by: 0.4)
    let container = try #require(second.view.superview)
    #expect(container.subviews.count == 14)
    #expect(first.view.isHidden && container.layer.sublayerTransform.m34 == -1 / 500)
    try stage.settle()
    #expect(container.subviews.count == 1 && !first.view.isHidden)
    #expect(stage.window.rootViewController?.presentedViewController === second)
  }

  @Test func aButtonShrinksSpinsShakesAndReturns() throws {
    let button = TransitionButton(frame: CGRect(x: 50, y: 300, width: 200, height: 40))
    button.backgroundColor = .systemPurple
    button.setTitle("Sign in", for: .normal)
    stage.window.addSubview(button)
    stage.advance(by: 0)
    button.startAnimation()
    stage.advance(by: 0.15)
    #expect(abs((button.layer.presentation()?.bounds.width ?? 0) - 120) < 10)
    stage.advance(by: 0.3)
    #expect(button.layer.presentation()?.bounds.width == 40 && button.bounds.width == 200)
    var done = false
    button.stopAnimation(animationStyle: .shake, revertAfterDelay: 0.5) { done = true }
    stage.advance(by: 0.5 + 0.7 / 3 + 0.02)
    #expect(!done && button.title(for: .normal) == "Sign in")
    #expect((button.layer.presentation()?.position.x ?? 150) < 149)
    stage.advance(by: 1)
    #expect(done && button.layer.presentation()?.position.x == 150)
  }

  @Test func classFunctionsAndAnchorsCanBeOverridden() {
    LoggingView.log = []
    let view = LoggingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    stage.advance(by: 0)
    LoggingView.animate(withDuration: 0.5) { view.alpha = 0 }
    LoggingView.animate(withDuration: 0.5, delay: 0.25, animations: { view.center.x = 50 })
    #expect(LoggingView.log == [0.5, 0.75])
    stage.advance(by: 0.25)
    #expect((view.layer.presentation()?.opacity ?? 0) < 0.6)
    #expect(view.topAnchor.constraint(equalTo: view.bottomAnchor).firstItem === view.content)
    #expect(BrandColor(name: "sea", red: 0, green: 0.5, blue: 1).cgColor.components?[1] == 0.5)
  }

  @Test func digitsRollOneAfterTheOther() throws {
    let odometer = OdometerView(frame: CGRect(x: 50, y: 100, width: 200, height: 60))
    stage.window.addSubview(odometer)
    stage.advance(by: 0)
    odometer.setValue(372, animated: true, duration: 1)
    stage.advance(by: 0.5)
    let strips = try odometer.columns.map { try #require($0.sublayers?.first) }
    let high = odometer.columns[0].bounds.height
    let ends = [3, 7, 2].map { -CGFloat($0) * high }
    #expect(strips.map(\.position.y) == ends)
    let shown = strips.map { $0.presentation()?.position.y ?? 0 }
    #expect(zip(shown, ends).allSatisfy { $0 > $1 && $0 < 0 })
    // The same part of its way later: 0.1 s a column.
    #expect(shown[0] / (ends[0] - 6) > shown[1] / (ends[1] - 6))
    stage.advance(by: 0.75)
    #expect(strips.map { $0.presentation()?.position.y ?? 0 } == ends)
  }

  @Test func aPathFollowsThePresentationOfAView() throws {
    let header = JellyHeader(frame: CGRect(x: 0, y: 0, width: 393, height: 120))
    let ring = GradientRing(frame: CGRect(x: 100, y: 300, width: 150, height: 150))
    stage.window.addSubview(header)
    stage.window.addSubview(ring)
    ring.spin()
    header.pull(to: 80)
    stage.advance(by: 0.1)
    #expect(header.shape.path?.boundingBox.maxY == 200)
    header.release()
    stage.advance(by: 0.3)
    let control = try #require(header.middle.layer.presentation()).position.y
    #expect(abs((header.shape.path?.boundingBox.maxY ?? 0) - max(120, control)) < 3)
    #expect(ring.stroke.presentation()?.lineDashPhase ?? 0 < 0)
    try #require((ring.layer as? CAGradientLayer)?.presentation()?.locations != nil)
    stage.advance(by: 1)
    #expect(abs((header.shape.path?.boundingBox.maxY ?? 0) - 120) < 0.5)
  }

  @Test func tokensPlayWhenTheyAreLetGo() {
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    box.alpha = 0
    stage.window.addSubview(box)
    stage.advance(by: 0)
    box.motion([.fadeIn(duration: 0.2), .move(byX: 100, y: 0, duration: 0.2)])
    stage.advance(by: 0.1)
    #expect((box.layer.presentation()?.opacity ?? 0) == 0.5 && box.center.x == 25)
    stage.advance(by: 0.2)
    #expect(box.center.x == 125 && abs((box.layer.presentation()?.position.x ?? 0) - 75) < 20)
    var ended = false
    performAll(
      [box.motion([.resize(to: CGSize(width: 80, height: 80))]), box.motion(inParallel: .fadeIn())]
    ) { ended = true }
    stage.advance(by: 0.5)
    #expect(box.bounds.width == 80)
    stage.advance(by: 0.3)
    #expect(ended)
  }

  @Test func textRunsOutAndComesBack() {
    let label = MarqueeLabel2(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
    label.text = "A headline that is much too long for its label"
    stage.window.addSubview(label)
    label.begin()
    stage.advance(by: 0.9)
    let home = label.sub.layer.position.x
    #expect(label.sub.layer.presentation()?.position.x == home)
    let away = label.sub.bounds.width - 100
    stage.advance(by: 0.1 + Double(away / 40) + 0.5)
    #expect(abs((label.sub.layer.presentation()?.position.x ?? 0) - (home - away)) < 1e-6)
  }

  @Test func aDigitFlipsInTwoHalves() throws {
    let digit = FlipDigit(frame: CGRect(x: 100, y: 100, width: 60, height: 90))
    stage.window.addSubview(digit)
    stage.advance(by: 0)
    digit.flip(to: 5)
    stage.advance(by: 0.2)
    #expect(digit.subviews.count == 5)
    stage.advance(by: 0.2)
    #expect(digit.subviews.count == 4)
    stage.advance(by: 0.3)
    #expect(digit.subviews.count == 1)
  }

  @Test func aCardTurnsHalfWayToItsEdge() {
    let card = MemoryCard(frame: CGRect(x: 100, y: 300, width: 80, height: 120))
    stage.window.addSubview(card)
    stage.advance(by: 0)
    stage.tap(at: CGPoint(x: 140, y: 360))
    stage.advance(by: 0.1)
    #expect(card.faceUp)
    stage.advance(by: 0.1)
    stage.advance(by: 0.6)
    #expect(abs(card.front.layer.transform.m11 - 1) < 1e-9)
  }
}

@MainActor
private final class Folds: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { FoldAnimator() }
}
