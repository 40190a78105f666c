import Testing
import UIKit

@MainActor @Suite struct EasyStepperTests {
  private let near = CGPoint(x: -10, y: 5)
  private let inside = CGPoint(x: 5, y: 5)

  @Test func theExtensionAnswersForItsClassAlone() {
    #expect(UIStepper().point(inside: near, with: nil))
    #expect(!UIView(frame: UIStepper().bounds).point(inside: near, with: nil))
    #expect(!UISwitch().point(inside: near, with: nil))
    #expect(UISwitch().point(inside: inside, with: nil))
  }

  @Test func itMayAskForTheInheritedAnswer() {
    let stepper = UIStepper()
    #expect(stepper.point(inside: inside, with: nil))
    stepper.isEnabled = false
    #expect(!stepper.point(inside: inside, with: nil))
  }

  @Test func subclassesAskTheirSuperclass() {
    let stepper = CountingStepper()
    #expect(stepper.point(inside: near, with: nil))
    #expect(!stepper.point(inside: CGPoint(x: -30, y: 0), with: nil))
    #expect(stepper.questions == 2)
  }
}
