import Foundation
import Testing

@testable import HeadlessUIKit

/// The picker of photos, which has none.
@MainActor
@Suite struct ImagePickerTests {
  private final class Chooser: UIViewController, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var cancelled = 0
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      cancelled += 1
      dismiss(animated: false)
    }
  }

  private let stage = Stage(device: .iPhone15)

  @Test(arguments: [true, false])
  func cancelTellsTheDelegateOrDismisses(hasDelegate: Bool) throws {
    let chooser = Chooser()
    stage.show(chooser)
    let picker = UIImagePickerController()
    if hasDelegate { picker.delegate = chooser }
    chooser.present(picker, animated: false)
    stage.advance(by: 0)
    let album = try #require(picker.topViewController)
    #expect(album.title == "Photos")
    try #require(album.navigationItem.rightBarButtonItem?.primaryAction).perform(album)
    try stage.settle()
    #expect(chooser.presentedViewController == nil)
    #expect(chooser.cancelled == (hasDelegate ? 1 : 0))
  }

  @Test func noStageHasACamera() {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
  }
}
