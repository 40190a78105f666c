import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

/// Documents that an app puts together, and a player's queue.
@MainActor @Suite struct DocumentPageTests {
  private func document(pages count: Int) -> (PDFDocument, [PDFPage]) {
    let (document, pages) = (PDFDocument(), (0..<count).map { _ in PDFPage() })
    for (index, page) in pages.enumerated() { document.insert(page, at: index) }
    return (document, pages)
  }

  @Test func aPageKnowsItsDocumentAndItsNumber() {
    let (document, pages) = document(pages: 3)
    #expect(pages[2].document === document && document.index(for: pages[2]) == 2)
    #expect(pages[1].label == "2")
    document.exchangePage(at: 0, withPageAt: 2)
    #expect(document.page(at: 0) === pages[2])
    document.removePage(at: 0)
    #expect(pages[2].document == nil && document.index(for: pages[2]) == NSNotFound)
    #expect(document.pageCount == 2 && document.page(at: 2) == nil)
  }

  @Test func aViewOfPagesGoesFromOneToTheNext() {
    let (document, pages) = document(pages: 2)
    let view = PDFView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.document = document
    #expect(view.currentPage === pages[0] && view.canGoToNextPage && !view.canGoToPreviousPage)
    view.goToNextPage(nil)
    #expect(view.currentPage === pages[1] && !view.canGoToNextPage && view.canGoToFirstPage)
    view.goToNextPage(nil)
    #expect(view.currentPage === pages[1])
    view.go(to: PDFPage())
    #expect(view.currentPage === pages[1])
  }

  @Test func aRemovedPageLeadsNowhere() {
    let (document, pages) = document(pages: 2)
    let view = PDFView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.go(to: pages[1])
    #expect(view.currentPage == nil)
    view.document = document
    document.removePage(at: 0)
    #expect(!view.canGoToNextPage && !view.canGoToPreviousPage && !view.canGoToLastPage)
    view.goToNextPage(nil)
    #expect(view.currentPage === pages[0])
  }

  @Test func allBoxesOfAPageAreItsMediaBoxUnlessTheyAreSet() {
    let page = PDFPage()
    page.setBounds(CGRect(x: 10, y: 20, width: 100, height: 50), for: .mediaBox)
    #expect(page.bounds(for: .cropBox) == CGRect(x: 10, y: 20, width: 100, height: 50))
    page.setBounds(CGRect(x: 0, y: 0, width: 5, height: 5), for: .cropBox)
    #expect(page.bounds(for: .artBox).width == 100)
    let corner = CGPoint(x: 10, y: 20).applying(page.transform(for: .mediaBox))
    #expect(corner == .zero)
  }

  @Test func anOutlineHasChildrenInOrder() {
    let (root, first, second) = (PDFOutline(), PDFOutline(), PDFOutline())
    root.insertChild(second, at: 0)
    root.insertChild(first, at: 0)
    #expect(root.child(at: 0) === first && second.index == 1)
    first.removeFromParent()
    #expect(root.numberOfChildren == 1 && first.parent == nil)
  }

  @Test func aPlayerGoesThroughItsQueue() {
    let items = (0..<2).map { _ in MPMediaItem() }
    let player = MPMusicPlayerController.applicationQueuePlayer
    #expect(player !== MPMusicPlayerController.applicationMusicPlayer)
    let collection = MPMediaItemCollection(items: items)
    player.setQueue(with: MPMusicPlayerMediaItemQueueDescriptor(itemCollection: collection))
    #expect(player.nowPlayingItem === items[0])
    player.skipToNextItem()
    #expect(player.indexOfNowPlayingItem == 1)
    player.skipToNextItem()
    #expect(player.nowPlayingItem == nil && player.indexOfNowPlayingItem == NSNotFound)
    #expect(MPMediaQuery.songs().items?.isEmpty == true)
    #expect(MPMediaLibrary.authorizationStatus() == .notDetermined)
  }

  @Test func everyStageHasItsOwnPlayers() {
    let players = (0..<2).map { _ in
      let stage = Stage(device: .iPhone15)
      return (stage, MPMusicPlayerController.systemMusicPlayer)
    }
    withExtendedLifetime(players) {
      #expect(players[0].1 !== players[1].1)
      #expect(players[1].1 === MPMusicPlayerController.systemMusicPlayer)
    }
  }

  @Test func aTimebaseRunsAtItsRate() throws {
    let stage = Stage(device: .iPhone15)
    let timebase = CMTimebase(sourceClock: .hostTimeClock)
    stage.advance(by: 1)
    #expect(timebase.time.seconds == 0)
    CMTimebaseSetRate(timebase, rate: 2)
    stage.advance(by: 1)
    #expect(abs(CMTimebaseGetTime(timebase).seconds - 2) < 1e-6)
    CMTimebaseSetTime(timebase, time: CMTime(seconds: 10, preferredTimescale: 600))
    CMTimebaseSetRate(timebase, rate: 0)
    stage.advance(by: 1)
    #expect(abs(CMTimebaseGetTime(timebase).seconds - 10) < 1e-6)
    let item = AVPlayerItem(url: URL(fileURLWithPath: "/film.mov"))
    #expect(CMTimebaseGetRate(try #require(item.timebase)) == 0)
  }

  @Test func onlyWhatAnAppHasPutTogetherIsLoaded() async throws {
    let film = AVURLAsset(url: URL(fileURLWithPath: "/film.mov"))
    await #expect(throws: AVError(.fileFormatNotRecognized)) { try await film.load(.duration) }
    let composition = AVMutableComposition()
    let track = composition.addMutableTrack(
      withMediaType: .audio,
      preferredTrackID: kCMPersistentTrackID_Invalid
    )
    let (duration, tracks) = try await composition.load(.duration, .tracks)
    #expect(duration == .zero && tracks.first === track)
  }
}
