import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Segments that perform actions.
@MainActor @Suite struct SegmentActionTests {
  private let stage = Stage(device: .iPhone15)
  private let log = Log()
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }

  private final class Log { var words: [String] = [] }

  private func action(_ title: String, image: UIImage? = nil) -> UIAction {
    UIAction(title: title, image: image, identifier: .init(title)) { [log] in
      log.words.append($0.title)
    }
  }

  @Test func anActionReplacesWhatItsSegmentShows() {
    let control = UISegmentedControl(items: ["a", image])
    control.setAction(action("b"), forSegmentAt: 0)
    control.setAction(action("c", image: image), forSegmentAt: 1)
    #expect(control.titleForSegment(at: 0) == "b" && control.imageForSegment(at: 0) == nil)
    #expect(control.titleForSegment(at: 1) == nil && control.imageForSegment(at: 1) === image)
    #expect(control.actionForSegment(at: 0)?.title == "b")
    #expect(control.segmentIndex(identifiedBy: .init("c")) == 1)
    #expect(control.segmentIndex(identifiedBy: .init("d")) == NSNotFound)
    #expect(control.actionForSegment(at: 7) == nil)
  }

  @Test func aTapPerformsTheActionOfItsSegment() {
    let control = UISegmentedControl(frame: .zero, actions: [action("a"), action("b")])
    control.frame = CGRect(x: 20, y: 100, width: 200, height: 32)
    stage.window.addSubview(control)
    stage.advance(by: 0)
    stage.tap(at: CGPoint(x: 170, y: 116))
    control.setAction(action("c"), forSegmentAt: 0)
    stage.tap(at: CGPoint(x: 60, y: 116))
    #expect(log.words == ["b", "c"])
  }

  @Test(.evidence(.documented)) func aSegmentHasATitleOrAnImage() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.setImage(image, forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil && control.imageForSegment(at: 0) === image)
    control.setTitle("c", forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "c" && control.imageForSegment(at: 0) == nil)
  }

  @Test(.evidence(.documented)) func anIndexBeyondTheLastSegmentMeansTheLast() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.setTitle("c", forSegmentAt: 7)
    #expect(control.titleForSegment(at: 1) == "c" && control.titleForSegment(at: 9) == "c")
    control.setEnabled(false, forSegmentAt: 2)
    #expect(control.isEnabledForSegment(at: 0) && !control.isEnabledForSegment(at: 1))
    control.removeAllSegments()
    #expect(control.titleForSegment(at: 0) == nil && control.widthForSegment(at: 0) == 0)
  }

  @Test(.evidence(.documented)) func aMomentaryControlHasNoSelection() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.isMomentary = true
    control.selectedSegmentIndex = 1
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func anInsertedActionWithAnImageShowsTheImage() {
    let control = UISegmentedControl(items: ["a"])
    control.insertSegment(action: action("b", image: image), at: 0, animated: false)
    #expect(control.imageForSegment(at: 0) === image && control.titleForSegment(at: 1) == "a")
    #expect(control.actionForSegment(at: 0)?.title == "b" && control.actionForSegment(at: 1) == nil)
  }
}
