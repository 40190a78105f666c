import Foundation

/// An app of SwiftUI, which is not launched here.
@preconcurrency @MainActor
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// Called by `@main`; views are not drawn, so there is nothing to run.
  public static func main() {
    let sentence =
      "\(self) is an app of SwiftUI, which is not launched here: show the screens that UIKit draws\n"
    FileHandle.standardError.write(Data(sentence.utf8))
  }
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
