import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

/// An empty library of photos.
@MainActor @Suite struct PhotoLibraryTests {
  private let stage = Stage(device: .iPhone15)

  @Test func noAlbumIsFound() {
    let albums = PHAssetCollection.fetchAssetCollections(
      with: .smartAlbum,
      subtype: .smartAlbumUserLibrary,
      options: nil
    )
    #expect(albums.count == 0)
    #expect(PHAssetCollectionSubtype(rawValue: 209) == .smartAlbumUserLibrary)
    #expect(PHAssetCollectionSubtype(rawValue: 1) == nil)
    #expect(PHAsset.fetchKeyAssets(in: PHAssetCollection(), options: nil) == nil)
    #expect(PHCollectionList.fetchTopLevelUserCollections(with: nil).count == 0)
  }

  @Test func anAssetThatDoesNotExistHasNoPictures() {
    let (asset, manager) = (PHAsset(), PHImageManager.default())
    var answers = 0
    manager.requestPlayerItem(forVideo: asset, options: nil) { item, _ in
      answers += item == nil ? 1 : 0
    }
    manager.requestAVAsset(forVideo: asset, options: nil) { film, _, _ in
      answers += film == nil ? 1 : 0
    }
    let cancelled = manager.requestAVAsset(forVideo: asset, options: nil) { _, _, _ in answers += 9
    }
    manager.cancelImageRequest(cancelled)
    #expect(answers == 0)
    asset.requestContentEditingInput(with: nil) { input, _ in answers += input == nil ? 1 : 0 }
    stage.advance(by: 0.1)
    #expect(answers == 3 && !asset.representsBurst && !asset.canPerform(.delete))
  }

  @Test func onlyASynchronousRequestIsAnsweredAtOnce() {
    let options = PHImageRequestOptions()
    var answers = 0
    func ask() {
      PHImageManager.default().requestImage(
        for: PHAsset(),
        targetSize: PHImageManagerMaximumSize,
        contentMode: .default,
        options: options
      ) { _, _ in answers += 1 }
    }
    ask()
    #expect(answers == 0)
    options.isSynchronous = true
    ask()
    #expect(answers == 1)
    stage.advance(by: 0.1)
    #expect(answers == 2)
  }

  @Test func aLivePhotoIsALabelledBox() {
    let view = PHLivePhotoView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Live Photo"])
    #expect(view.livePhoto == nil)
  }

  @Test func theLimitedLibraryIsChosenFromNothing() {
    let root = UIViewController()
    stage.show(root)
    var chosen: [[String]] = []
    PHPhotoLibrary.shared().presentLimitedLibraryPicker(from: root) { chosen.append($0) }
    stage.advance(by: 1)
    #expect(root.presentedViewController is PHPickerViewController)
    stage.tap(at: CGPoint(x: 40, y: 90))
    stage.advance(by: 1)
    #expect(chosen == [[]] && root.presentedViewController == nil)
  }

  @Test func aPickedItemOfSwiftUIHoldsNothing() async throws {
    let item = PhotosPickerItem(itemIdentifier: "a")
    #expect(item == PhotosPickerItem(itemIdentifier: "a") && item.supportedContentTypes.isEmpty)
    #expect(try await item.loadTransferable(type: Data.self) == nil)
    let given = await withCheckedContinuation { told in
      item.loadTransferable(type: String.self) { told.resume(returning: $0) }
    }
    #expect(try given.get() == nil)
  }
}
