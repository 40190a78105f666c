/// An app of SwiftUI, which is not launched here.
@preconcurrency @MainActor
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

/// A part of an app's windows.
@preconcurrency @MainActor
public protocol Scene {}

public struct EmptyScene: Scene {
  public init() {}
}

@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// The windows of an app, which are not opened.
public struct WindowGroup<Content: View>: Scene {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
