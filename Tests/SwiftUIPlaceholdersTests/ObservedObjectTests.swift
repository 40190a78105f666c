import HeadlessCombine
import SwiftUIPlaceholders
import Testing

/// Wrappers around an object that others follow.
@MainActor @Suite struct ObservedObjectTests {
  private final class Model: ObservableObject {
    var name = "a"
  }

  @Test func itsProjectionIsAWrapperOfBindings() {
    let model = Model()
    let wrapper: ObservedObject<Model>.Wrapper = ObservedObject(wrappedValue: model).projectedValue
    wrapper.name.wrappedValue = "b"
    #expect(model.name == "b")
  }
}
