import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What responders pass on, keep and answer.
@MainActor
@Suite struct ResponderTableTests {
  private final class Ear: UIResponder {
    var heard: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("touchesBegan")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("touchesMoved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("touchesEnded")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("touchesCancelled")
    }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
      heard.append("touchesEstimated")
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("pressesBegan")
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("pressesChanged")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("pressesEnded")
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("pressesCancelled")
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("motionBegan")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("motionEnded")
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("motionCancelled")
    }
    override func remoteControlReceived(with event: UIEvent?) { heard.append("remoteControl") }
  }

  private final class Link: UIResponder {
    let ear = Ear()
    override var next: UIResponder? { ear }
  }

  @Test(.evidence(.documented)) func whatIsNotHandledGoesOn() {
    let (link, event, presses) = (Link(), UIEvent(), UIPressesEvent())
    link.touchesBegan([], with: event)
    link.touchesMoved([], with: event)
    link.touchesEnded([], with: event)
    link.touchesCancelled([], with: event)
    link.touchesEstimatedPropertiesUpdated([])
    link.pressesBegan([], with: presses)
    link.pressesChanged([], with: presses)
    link.pressesEnded([], with: presses)
    link.pressesCancelled([], with: presses)
    link.motionBegan(.motionShake, with: event)
    link.motionEnded(.motionShake, with: event)
    link.motionCancelled(.motionShake, with: event)
    link.remoteControlReceived(with: event)
    #expect(
      link.ear.heard == [
        "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled", "touchesEstimated",
        "pressesBegan", "pressesChanged", "pressesEnded", "pressesCancelled", "motionBegan",
        "motionEnded", "motionCancelled", "remoteControl",
      ]
    )
  }

  @Test(.evidence(.documented)) func aResponderStartsWithItsDefaults() {
    let responder = UIResponder()
    #expect(responder.next == nil && responder.undoManager == nil)
    #expect(!responder.canBecomeFirstResponder && responder.canResignFirstResponder)
    #expect(!responder.isFirstResponder && !responder.becomeFirstResponder())
    #expect(responder.resignFirstResponder(), "it is not the first responder afterwards")
    #expect(responder.inputView == nil && responder.inputAccessoryView == nil)
    #expect(responder.inputViewController == nil && responder.inputAccessoryViewController == nil)
    #expect(responder.keyCommands == nil && responder.textInputContextIdentifier == nil)
    #expect(!responder.canBecomeFocused && responder.preferredFocusEnvironments.isEmpty)
    #expect(responder.shouldUpdateFocus(in: UIFocusUpdateContext()))
    #expect(!responder.canPaste([NSItemProvider(object: NSString(string: "a"))]))
  }

  @Test(.evidence(.documented)) func whatIsSpokenStartsEmpty() {
    let view = UIView()
    #expect(!view.isAccessibilityElement && !view.accessibilityViewIsModal)
    #expect(!view.accessibilityElementsHidden && view.accessibilityTraits == .none)
    #expect(!view.shouldGroupAccessibilityChildren && !view.accessibilityIgnoresInvertColors)
    #expect(view.accessibilityLabel == nil && view.accessibilityAttributedLabel == nil)
    #expect(view.accessibilityCustomActions == nil && view.accessibilityCustomRotors == nil)
    #expect(view.accessibilityPath == nil && view.accessibilityUserInputLabels == nil)
    #expect(!view.accessibilityActivate() && !view.accessibilityPerformEscape())
    #expect(!view.accessibilityPerformMagicTap() && !view.accessibilityScroll(.down))
    let plain = NSObject()
    #expect(!plain.isAccessibilityElement && plain.accessibilityTraits == .none)
  }

  @Test func whatIsSpokenIsKept() {
    let (view, other) = (UIView(), UIView())
    view.shouldGroupAccessibilityChildren = true
    view.accessibilityIgnoresInvertColors = true
    view.accessibilityLanguage = "ko"
    view.accessibilityUserInputLabels = ["a", "b"]
    view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Copy") { _ in true }]
    #expect(view.shouldGroupAccessibilityChildren && view.accessibilityIgnoresInvertColors)
    #expect(view.accessibilityLanguage == "ko" && view.accessibilityUserInputLabels == ["a", "b"])
    #expect(view.accessibilityCustomActions?.map(\.name) == ["Copy"])
    #expect(!other.shouldGroupAccessibilityChildren && other.accessibilityLanguage == nil)
  }

  /// Where it is on the screen, unless another place is set.
  @Test(.evidence(.documented)) func anElementIsFoundOnTheScreen() {
    let scene = Scenery(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    #expect(scene.view.accessibilityFrame == CGRect(x: 10, y: 20, width: 100, height: 40))
    #expect(scene.view.accessibilityActivationPoint == CGPoint(x: 60, y: 40))
    let part = UIAccessibilityElement(accessibilityContainer: scene.view)
    part.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 20, height: 10)
    #expect(part.isAccessibilityElement)
    #expect(part.accessibilityFrame == CGRect(x: 11, y: 22, width: 20, height: 10))
    #expect(part.accessibilityActivationPoint == CGPoint(x: 21, y: 27))
    let lost = UIAccessibilityElement(accessibilityContainer: NSObject())
    lost.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 20, height: 10)
    #expect(lost.accessibilityFrame == lost.accessibilityFrameInContainerSpace)
    scene.view.accessibilityFrame = CGRect(x: 1, y: 1, width: 1, height: 1)
    scene.view.accessibilityActivationPoint = CGPoint(x: 2, y: 2)
    #expect(scene.view.accessibilityFrame == CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(scene.view.accessibilityActivationPoint == CGPoint(x: 2, y: 2))
  }

  @Test(.evidence(.documented)) func elementsAreCountedAndFound() {
    let (view, a, b) = (UIView(), UIView(), UIView())
    #expect(view.accessibilityElementCount() == NSNotFound)
    #expect(view.accessibilityElement(at: 0) == nil)
    #expect(view.index(ofAccessibilityElement: a) == NSNotFound)
    view.accessibilityElements = [a, b]
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? UIView === b)
    #expect(view.accessibilityElement(at: 2) == nil && view.accessibilityElement(at: -1) == nil)
    #expect(view.index(ofAccessibilityElement: b) == 1)
    #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
  }

  @Test func aLabelWithAttributesIsTheLabelToo() {
    let view = UIView()
    view.accessibilityLabel = "Play"
    #expect(view.accessibilityAttributedLabel?.string == "Play")
    view.accessibilityAttributedLabel = NSAttributedString(string: "Stop", attributes: [.kern: 1])
    #expect(view.accessibilityLabel == "Stop")
    #expect(view.accessibilityAttributedLabel?.attribute(.kern, at: 0, effectiveRange: nil) != nil)
    view.accessibilityLabel = "Pause"
    #expect(view.accessibilityAttributedLabel?.string == "Pause")
    view.accessibilityAttributedHint = NSAttributedString(string: "Stops")
    view.accessibilityHint = nil
    #expect(view.accessibilityAttributedHint == nil)
  }

  @Test(.evidence(.documented, .reported)) func flagsAreBits() {
    let traits: [UIAccessibilityTraits] = [
      .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement,
      .notEnabled, .updatesFrequently, .searchField, .startsMediaSession, .adjustable,
      .allowsDirectInteraction, .causesPageTurn, .tabBar, .header,
    ]
    let bits: [UInt64] = (0...16).map { 1 << $0 }
    #expect(traits.map(\.rawValue) == bits)
    let headings: [UIFocusHeading] = [.up, .down, .left, .right, .next, .previous]
    #expect(headings.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    let properties: [UITouch.Properties] = [.force, .azimuth, .altitude, .location]
    #expect(properties.map(\.rawValue) == [1, 2, 4, 8])
    let masks: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    let numbers = [1008, 1009, 1000, 1001].map { UInt32($0) }
    let notes: [UIAccessibility.Notification] = [
      .announcement, .pageScrolled, .screenChanged, .layoutChanged,
    ]
    #expect(notes.map(\.rawValue) == numbers)
  }

  @Test(.evidence(.documented)) func buttonsOfAMouseAreCountedFromOne() {
    let masks = [0, 1, 2, 3, Int.bitWidth, Int.bitWidth + 1].map { UIEvent.ButtonMask.button($0) }
    #expect(masks.map(\.rawValue) == [0, 1, 2, 4, Int.min, 0])
    #expect(UIEvent.ButtonMask.primary == masks[1] && UIEvent.ButtonMask.secondary == masks[2])
  }

  @Test(.evidence(.documented)) func aTouchIsThatOfAFinger() {
    let touch = UITouch()
    #expect(touch.type == .direct && touch.phase == .began && touch.tapCount == 1)
    #expect(touch.force == 1 && touch.maximumPossibleForce == 1)
    #expect(touch.majorRadius == 22 && touch.majorRadiusTolerance == 4)
    #expect(touch.altitudeAngle == .pi / 2 && touch.azimuthAngle(in: nil) == 0)
    #expect(touch.azimuthUnitVector(in: nil) == CGVector(dx: 1, dy: 0))
    #expect(touch.estimatedProperties.isEmpty && touch.estimationUpdateIndex == nil)
    #expect(touch.gestureRecognizers?.isEmpty == true && !touch.hasReachedView)
    let event = UIEvent()
    #expect(event.type == .touches && event.subtype == .none && event.allTouches == nil)
    #expect(event.modifierFlags.isEmpty && event.buttonMask.isEmpty && event.timestamp == 0)
    let press = UIPress()
    #expect(press.type == .select && press.phase == .began && press.force == 0)
    #expect(press.key == nil && UIPressesEvent().allPresses.isEmpty)
  }

  private final class Pad: UIView {
    var counts: [Int?] = []
    var samples: [Int?] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let event, let touch = touches.first, let window else { return }
      counts = [
        event.touches(for: self)?.count, event.touches(for: window)?.count,
        event.touches(for: UIView())?.count, event.touches(for: UITapGestureRecognizer())?.count,
      ]
      let stranger = UITouch()
      samples = [
        event.coalescedTouches(for: touch)?.count, event.predictedTouches(for: touch)?.count,
        event.coalescedTouches(for: stranger)?.count, event.predictedTouches(for: stranger)?.count,
      ]
    }
  }

  @Test(.evidence(.documented)) func anEventKnowsTheTouchesOfEach() {
    let stage = Stage(device: .iPhone15)
    let pad = Pad(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
    stage.window.addSubview(pad)
    stage.advance(by: 0)
    stage.tap(at: CGPoint(x: 100, y: 250))
    #expect(pad.counts == [1, 1, 0, 0])
    #expect(pad.samples == [1, 0, nil, nil])
  }

  @Test func effectsOfMotionAreKept() {
    let (view, tilt) = (
      UIView(), UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    )
    let group = UIMotionEffectGroup()
    group.motionEffects = [tilt]
    for effect in [tilt, group] { view.addMotionEffect(effect) }
    #expect(view.motionEffects == [tilt, group] && tilt.keyPath == "center.x")
    view.removeMotionEffect(tilt)
    #expect(view.motionEffects == [group])
  }

  @Test(.evidence(.documented)) func effectsSayWhatATiltAddsToAView() {
    let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    func added(_ effect: UIMotionEffect, _ across: CGFloat, _ down: CGFloat) -> [String: CGFloat] {
      let offset = UIOffset(horizontal: across, vertical: down)
      let values = effect.keyPathsAndRelativeValues(forViewerOffset: offset) ?? [:]
      return values.compactMapValues { $0 as? CGFloat }
    }
    #expect(added(tilt, 1, 1).isEmpty)
    (tilt.minimumRelativeValue, tilt.maximumRelativeValue) = (-10, CGFloat(30))
    #expect(added(tilt, -1, 1) == ["center.x": -10])
    #expect(added(tilt, 0, 1) == ["center.x": 10] && added(tilt, 1, 0) == ["center.x": 30])
    let drop = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
    (drop.minimumRelativeValue, drop.maximumRelativeValue) = (0, NSNumber(value: 4))
    let group = UIMotionEffectGroup()
    group.motionEffects = [tilt, drop]
    #expect(added(group, -1, 0) == ["center.x": -10, "center.y": 2])
    #expect(UIMotionEffect().keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
  }

  @Test func largeContentIsForLargeTexts() {
    let view = UIView()
    #expect(!view.showsLargeContentViewer && !view.scalesLargeContentImage)
    #expect(view.largeContentImageInsets == .zero && view.largeContentImage == nil)
    view.scalesLargeContentImage = true
    view.largeContentImageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.scalesLargeContentImage && view.largeContentImageInsets.right == 4)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    let usual = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    var answers: [Bool] = []
    for traits in [large, usual] {
      traits.performAsCurrent { answers.append(UILargeContentViewerInteraction.isEnabled) }
    }
    #expect(answers == [true, false])
  }

  @Test func vibrancyIsReportedOnce() {
    let stage = Stage(device: .iPhone15)
    stage.advance(by: 0)
    let blur = UIBlurEffect(style: .dark)
    _ = UIVibrancyEffect(blurEffect: blur)
    _ = UIVibrancyEffect(blurEffect: blur, style: .fill)
    #expect(stage.faults.map(\.subject) == ["UIVibrancyEffect"])
  }
}
