public import Foundation
public import HeadlessUIKit

/// The delegate of an app of SwiftUI, which is not launched here.
@preconcurrency @MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate> {
  public init(_ delegateType: Delegate.Type = Delegate.self) {}

  // Without Objective-C's runtime an object cannot be made of any class.
  public var wrappedValue: Delegate {
    fatalError("an app of SwiftUI is not launched here: nobody makes a \(Delegate.self)")
  }
}
