import Foundation
import SwiftUIPlaceholders
import Testing

/// Gestures that nobody makes, in the shapes in which apps write them.
@MainActor @Suite struct GestureTests {
  @MainActor private final class Log {
    var calls: [String] = []
  }

  private struct Handle: View {
    let log: Log
    @GestureState private var offset = CGSize.zero
    @GestureState var scale: CGFloat?

    var drag: some Gesture {
      DragGesture(minimumDistance: 0)
        .updating($offset) { value, state, _ in state = value.translation }
        .onEnded { value in log.calls.append("\(value.location)") }
    }
    var press: some Gesture {
      LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
        if case .second(true, let drag) = value { log.calls.append("\(drag == nil)") }
      }
    }
    var moved: CGSize { offset }
    var body: some View { Text("Handle").gesture(drag).simultaneousGesture(press) }
  }

  @Test func gesturesAreWrittenAndNeverMade() {
    let handle = Handle(log: Log())
    _ = handle.body
    #expect(handle.log.calls == [] && handle.moved == .zero && handle.scale == nil)
  }

  private struct Shake: GeometryEffect {
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      var transform = ProjectionTransform()
      transform.m31 = animatableData * size.width
      return transform
    }
  }

  @Test func anEffectIsAModifierThatTransforms() {
    let effect = Shake(animatableData: 2)
    _ = Text("Shaken").modifier(effect)
    #expect(effect.effectValue(size: CGSize(width: 5, height: 1)).m31 == 10)
  }

  private struct Demo: App {
    var body: some Scene { WindowGroup { Text("Hello") } }
  }

  @Test func anAppHasAMainFunctionAndAWindow() {
    let main: () -> Void = Demo.main
    _ = main
    #expect(Demo().body is WindowGroup<Text>)
  }
}
