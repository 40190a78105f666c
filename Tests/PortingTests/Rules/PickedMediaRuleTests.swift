import Testing

@testable import Porting

@Suite struct PickedMediaRuleTests {
  private func delegate(_ type: String, _ key: String) -> String {
    """
    import UIKit
    class Chooser: UIViewController, UIImagePickerControllerDelegate {
      func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: \(type)
      ) {
        show(info[\(key)] as? UIImage)
      }
    }
    """
  }

  @Test(arguments: ["[String: Any]", "[String : AnyObject]"])
  func keysOfPickedMediaHaveTheirType(old: String) {
    let new = delegate(
      "[UIImagePickerController.InfoKey: Any]",
      "UIImagePickerController.InfoKey.editedImage"
    )
    #expect(ported(delegate(old, "UIImagePickerControllerEditedImage")) == new)
    #expect(ported(new) == new)
  }

  @Test(arguments: ["[Key: Any]", "MediaInfo"])
  func otherTypesAreKept(type: String) {
    let text = delegate(type, "key")
    #expect(ported(text) == text)
  }
}
