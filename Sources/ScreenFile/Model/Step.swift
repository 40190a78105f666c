import Foundation
import HeadlessUIKit

/// One step of a script, and when the next one starts.
struct Step: Sendable {
  enum Action: Sendable {
    case show(Reference?)
    case present(PresentStep)
    case dismiss(DismissStep)
    case push(PushStep)
    case pop(PopStep)
    case select(Reference?)
    case choose(String)
    case scroll(ScrollStep)
    case addChild(AddStep)
    case removeChild(Reference?)
    case cycle(CycleStep)
    case animate(AnimateStep)
    case keyframes(KeyframesStep)
    case set([Named<ViewAppearance>])
    case transition(TransitionStep)
    case wait(Double)
    case tap(TapStep.Target?)
    case drag(DragStep)
    case type(String)
    case rotate(UIInterfaceOrientation)
    case resize([Double])
    case appearance(UIUserInterfaceStyle)
  }

  var action: Action
  /// Seconds until the next step; if nil, the next one waits for the end of this one.
  var pause: Double?
  var position = SourcePosition(line: 1, column: 1)
}

extension Step: ScriptLine {
  init(_ action: Action, pause: Double?) { self.init(action: action, pause: pause) }

  static let shape = line("step", variants)
}
