import Foundation
import Scene
import Testing

@testable import HeadlessUIKit

/// Two stages alive: each has its own first responder, faults and looks.
@MainActor
@Suite struct TwoStagesTests {
  private let one = Stage(device: .iPhone15)
  private let other = Stage(device: .iPhone15)

  private func field(on stage: Stage) -> UITextField {
    let root = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    root.view.addSubview(field)
    stage.show(root)
    return field
  }

  @Test func eachHasItsOwnFirstResponder() {
    let (here, there) = (field(on: one), field(on: other))
    // The other stage is the ambient one now.
    #expect(here.becomeFirstResponder())
    #expect(there.becomeFirstResponder())
    #expect(here.isFirstResponder && there.isFirstResponder)
    #expect(one.firstResponder === here && other.firstResponder === there)
    #expect(here.resignFirstResponder())
    #expect(!here.isFirstResponder && there.isFirstResponder)
  }

  @Test func aResponderThatMovesToAnotherStageAnswersOnlyThere() {
    let (moving, root) = (field(on: one), UIViewController())
    #expect(moving.becomeFirstResponder())
    other.show(root)
    root.view.addSubview(moving)
    _ = moving.resignFirstResponder()
    #expect(moving.becomeFirstResponder())
    #expect(one.firstResponder == nil)
    #expect(other.firstResponder === moving)
  }

  @Test func aFaultGoesToTheStageOfItsView() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let root = UIViewController()
    root.view.addSubview(button)
    button.addTarget(root, action: Selector("nobodyKnows"), for: .touchUpInside)
    one.show(root)
    other.show(UIViewController())
    button.sendActions(for: .touchUpInside)
    #expect(one.faults.count == 1)
    #expect(other.faults == [])
  }

  /// Tests run side by side: one without a stage must not write into another's journal.
  @Test func aTaskWithoutAStageLeavesTheNeighboursAlone() async {
    one.show(UIViewController())
    await Task.detached {
      await MainActor.run {
        _ = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
          .snapshotView(afterScreenUpdates: false)
      }
    }.value
    #expect(one.faults == [])
    #expect(other.faults == [])
  }
}
