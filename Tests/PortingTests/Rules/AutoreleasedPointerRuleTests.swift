import Testing

@Suite struct AutoreleasedPointerRuleTests {
  @Test(arguments: [
    (
      "func pin(_ place: AutoreleasingUnsafeMutablePointer<A?>? = nil) { place?.pointee = a }",
      "func pin(_ place: UnsafeMutablePointer<A?>? = nil) { place?.pointee = a }"
    ),
    (
      "class A { init(error: AutoreleasingUnsafeMutablePointer<NSError?>) {} }",
      "class A { init(error: UnsafeMutablePointer<NSError?>) {} }"
    ),
    (
      "protocol A { func read(into place: AutoreleasingUnsafeMutablePointer<B?>) }",
      "protocol A { func read(into place: UnsafeMutablePointer<B?>) }"
    ),
    (
      "class A { func f(_ a: AutoreleasingUnsafeMutablePointer<B?>) {} }\n"
        + "class C: A { override func f(_ a: AutoreleasingUnsafeMutablePointer<B?>) {} }",
      "class A { func f(_ a: UnsafeMutablePointer<B?>) {} }\n"
        + "class C: A { override func f(_ a: UnsafeMutablePointer<B?>) {} }"
    ),
  ])
  func `an app's functions take pointers that are made of variables`(
    text: String,
    expected: String
  ) {
    #expect(ported(text) == expected)
    #expect(ported(expected) == expected)
  }

  @Test(arguments: [
    """
    import UIKit
    class A: NSObject, UIPopoverPresentationControllerDelegate {
      func popoverPresentationController(
        _ controller: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
      ) {}
    }
    """,
    "class A: B { override func f(_ place: AutoreleasingUnsafeMutablePointer<AnyObject?>) {} }",
    "func getObjectValue(_ place: AutoreleasingUnsafeMutablePointer<AnyObject?>?) {}",
    "let place: AutoreleasingUnsafeMutablePointer<A?>",
  ])
  func `what the frameworks declare stays`(text: String) {
    #expect(ported(text) == text)
  }
}
