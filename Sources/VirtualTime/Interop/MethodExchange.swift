import Foundation

// Methods are not looked up by name here, so they cannot be exchanged: code that tries goes on with the
// methods that it has, and that is reported.

/// A method of a class.
public typealias Method = OpaquePointer
/// What a method does.
public typealias IMP = OpaquePointer

/// The method of that name; only an unknown class has none.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { _ in MethodExchange.anyMethod }
}

public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { _ in MethodExchange.anyMethod }
}

public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  cls.map { _ in MethodExchange.anyMethod }
}

public func method_getImplementation(_ m: Method) -> IMP { MethodExchange.anyMethod }
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  MethodExchange.report()
}

@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  MethodExchange.report()
  return m
}

/// False: the class has the method already.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?,
  _ name: Selector,
  _ imp: IMP,
  _ types: UnsafePointer<CChar>?
) -> Bool {
  MethodExchange.report()
  return false
}

@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?,
  _ name: Selector,
  _ imp: IMP,
  _ types: UnsafePointer<CChar>?
) -> IMP? {
  MethodExchange.report()
  return imp
}

public func imp_implementationWithBlock(_ block: Any) -> IMP { MethodExchange.anyMethod }

/// The function of a method, which takes the object and the selector before the arguments: calling it
/// sends the message.
public func unsafeBitCast<Owner, each Argument, Result>(
  _ implementation: IMP,
  to type: ((Owner, Selector, repeat each Argument) -> Result).Type
) -> (Owner, Selector, repeat each Argument) -> Result {
  { (owner: Owner, selector: Selector, argument: repeat each Argument) in
    var arguments: [Any?] = []
    repeat arguments.append(each argument)
    selector.send(to: owner, with: arguments)
    guard let nothing = () as? Result else {
      fatalError("'\(selector.name)' cannot be called by its implementation here")
    }
    return nothing
  }
}

private enum MethodExchange {
  /// Never looked into: it stands for any method.
  nonisolated(unsafe) static let anyMethod = OpaquePointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  )

  static func report() {
    StageCore.inUse?.warnOnce(
      "NSObject",
      "methods cannot be exchanged here; the class keeps its own",
      remedy: "call the new code from an override in a subclass"
    )
  }
}
