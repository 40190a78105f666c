import Foundation
import Geometry
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

  @Test func anInsertedActionWithAnImageShowsTheImage() {
    let control = UISegmentedControl(items: ["a"])
    control.insertSegment(action: action("b", image: image), at: 0, animated: false)
    #expect(control.imageForSegment(at: 0) === image && control.titleForSegment(at: 1) == "a")
    #expect(control.actionForSegment(at: 0)?.title == "b" && control.actionForSegment(at: 1) == nil)
  }
}
