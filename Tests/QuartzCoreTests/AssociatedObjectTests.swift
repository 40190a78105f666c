import Foundation
import TestSupport
import Testing

@testable import QuartzCore

/// What is kept for objects.
@MainActor
@Suite struct AssociatedObjectTests {
  private final class Note {}

  /// The numbers of objc/runtime.h.
  @Test(.evidence(.documented))
  func `policies of associations have their numbers`() {
    let policies: [objc_AssociationPolicy] = [
      .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC,
      .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_COPY,
    ]
    #expect(policies.map(\.rawValue) == [0, 1, 3, 769, 771])
  }

  @Test func `what is retained stays and what is assigned does not`() {
    let owner = NSObject()
    let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 3)
    defer { keys.deallocate() }
    func value(_ index: Int) -> Any? { objc_getAssociatedObject(owner, keys + index) }
    objc_setAssociatedObject(owner, keys, NSObject(), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, keys + 1, Note(), .OBJC_ASSOCIATION_ASSIGN)
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(owner, keys + 2, text, .OBJC_ASSOCIATION_COPY)
    text.append("b")
    #expect(value(0) is NSObject && value(1) == nil)
    #expect((value(2) as? NSString)?.length == 1)
    objc_setAssociatedObject(owner, keys, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(value(0) == nil && value(2) != nil)
    objc_removeAssociatedObjects(owner)
    #expect(value(2) == nil)
  }
}
