import Foundation
import Testing
import VirtualTime

/// Apps ask whether somebody is signed in to iCloud, and go on without it.
@Suite struct UbiquityTests {
  @Test func nobodyIsSignedIn() {
    let files = FileManager.default
    let place = URL(filePath: "/tmp/a")
    #expect(files.ubiquityIdentityToken == nil)
    #expect(files.url(forUbiquityContainerIdentifier: nil) == nil)
    #expect(!files.isUbiquitousItem(at: place))
    for move in [files.startDownloadingUbiquitousItem, files.evictUbiquitousItem] {
      #expect(throws: CocoaError(.ubiquitousFileUnavailable)) { try move(place) }
    }
    #expect(throws: CocoaError(.ubiquitousFileUnavailable)) {
      try files.setUbiquitous(true, itemAt: place, destinationURL: place)
    }
  }
}
